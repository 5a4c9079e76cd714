/**
 * `npm run editor`: the innkeeper's editor, on this machine only, or for signed-in owners at
 * EDITOR_ORIGIN. `npm run editor -- invite you@example.org` prints a link for signing in.
 */
import { join } from 'node:path';
import { readHosting } from '../editor/server/auth/hosting.ts';
import { invite } from '../editor/server/auth/invite.ts';
import { linkMailer } from '../editor/server/auth/linkMail.ts';
import { openAuthStore } from '../editor/server/auth/store.ts';
import { startEditor } from '../editor/server/editor.ts';
import { buildBundle } from '../editor/server/http/bundle.ts';
import { startPreview } from '../editor/server/preview.ts';
<<<<<<< HEAD
import { logToStderr } from '../lib/log.ts';
=======
import { openSettings } from '../editor/server/setup/settings.ts';
>>>>>>> a61f80d (Let the editor's server set up the address and the mailbox, proved by a number in a test e-mail)
import { readNumber } from '../lib/settings.ts';
import { settingsNow } from '../lib/settingsFile.ts';
import { storeOf } from '../releases/store.ts';
import { contentFolder, folderName } from '../src/content/folder.ts';
import { holdHostedEditor } from './editorProcess.ts';
import { publishTools } from './editorTools.ts';
import { root, run } from './run.ts';

const settings = settingsNow(join(root, '.env'), process.env);
const [command, address = ''] = process.argv.slice(2);

async function start(): Promise<() => Promise<void>> {
  const port = readNumber(process.env, 'DESK_PORT', 4322, 65_535);
  const content = contentFolder(root);
  const store = storeOf(root);
<<<<<<< HEAD
  const hosting = readHosting(settings);
  const held = hosting && holdHostedEditor(store);
  const auth = hosting && {
    hosting,
    store: openAuthStore(store, hosting.owners),
    mailLink: linkMailer(settings, logToStderr),
  };
=======
  const settings = openSettings(root, store, process.env);
>>>>>>> a61f80d (Let the editor's server set up the address and the mailbox, proved by a number in a test e-mail)
  const page = await startPreview(root, content);
  try {
    const editor = await startEditor({
      content,
      store,
<<<<<<< HEAD
      tools: publishTools(root, content),
=======
      tools: publishTools(root, content, settings),
      settings,
>>>>>>> a61f80d (Let the editor's server set up the address and the mailbox, proved by a number in a test e-mail)
      preview: page.origin,
      port,
      bundle: await buildBundle(root),
      auth,
    });
    console.log(`Editor: ${editor.origin} (for ${folderName(content)}/)`);
    return async () => {
      await Promise.all([editor.close(), page.close()]);
      held?.remove();
    };
  } catch (error) {
    await page.close();
    throw error;
  }
}

await run(async () => {
  if (command !== 'invite') return start();
  console.log(invite(readHosting(settings), storeOf(root), address));
  process.exit();
});
