/**
 * Starts an editor as a process of its own, for the given content and store; prints its address. With
 * EDITOR_ORIGIN owners sign in to it.
 */
import { readHosting } from '../../../editor/server/auth/hosting.ts';
import { openAuth } from '../../../editor/server/auth/routes.ts';
import { startEditor } from '../../../editor/server/editor.ts';
import { openSettings } from '../../../editor/server/setup/settings.ts';
import { publishNowhere } from '../../support/publishNowhere.ts';

const [content = '', store = ''] = process.argv.slice(2);
const hosting = readHosting(() => process.env);
const editor = await startEditor({
  content,
  store,
  port: 0,
  auth: hosting && openAuth(hosting, store, { link: () => {}, passkey: () => {} }),
  bundle: { find: () => undefined },
  tools: publishNowhere,
  settings: openSettings(store, store),
});
console.log(`http://127.0.0.1:${editor.port}`);
