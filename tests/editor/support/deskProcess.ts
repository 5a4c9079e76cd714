/** A desk as a process of its own, at the content and the store that it is told; says its origin. */
import { startEditor } from '../../../editor/server/editor.ts';
import { publishNowhere } from '../../support/publishNowhere.ts';

const [content = '', store = ''] = process.argv.slice(2);
const editor = await startEditor({
  content,
  store,
  port: 0,
  bundle: { find: () => undefined },
  tools: publishNowhere,
});
console.log(editor.origin);
