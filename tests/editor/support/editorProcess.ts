/** Starts an editor as a process of its own, for the given content and store; prints its origin. */
import { startEditor } from '../../../editor/server/editor.ts';
import { openSettings } from '../../../editor/server/setup/settings.ts';
import { publishNowhere } from '../../support/publishNowhere.ts';

const [content = '', store = ''] = process.argv.slice(2);
const editor = await startEditor({
  content,
  store,
  port: 0,
  bundle: { find: () => undefined },
  tools: publishNowhere,
  settings: openSettings(store, store),
});
console.log(editor.origin);
