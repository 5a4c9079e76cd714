/**
 * `npm run editor`: the innkeeper's editor, on this machine only, or for signed-in owners at
 * EDITOR_ORIGIN. `npm run editor -- invite you@example.org` prints a link for signing in.
 */
import { localOrigins, readHosting } from '../editor/server/auth/hosting.ts';
import { invite } from '../editor/server/auth/invite.ts';
import { ownerLetters } from '../editor/server/auth/linkMail.ts';
import { openAuth } from '../editor/server/auth/routes.ts';
import { startEditor } from '../editor/server/editor.ts';
import { buildBundle } from '../editor/server/http/bundle.ts';
import { lazyPreview } from '../editor/server/lazyPreview.ts';
import { startPreview } from '../editor/server/preview.ts';
import { openSettings } from '../editor/server/setup/settings.ts';
import { logToStderr } from '../lib/log.ts';
import { readPort } from '../lib/settings.ts';
import { storeOf } from '../releases/store.ts';
import { contentFolder, folderName } from '../src/content/folder.ts';
import { holdHostedEditor } from './editorProcess.ts';
import { publishTools } from './editorTools.ts';
import { root, run } from './run.ts';

const store = storeOf(root);
const settings = openSettings(root, store, process.env);
const settingsNow = () => settings.env;
const [command, address = ''] = process.argv.slice(2);

async function start(): Promise<() => Promise<void>> {
  const port = readPort(process.env, 'DESK_PORT', 4322);
  const content = contentFolder(root);
  const hosting = readHosting(settingsNow);
  const held = hosting && holdHostedEditor(store);
  const auth = hosting && openAuth(hosting, store, ownerLetters(settingsNow, logToStderr));
  const origins = hosting ? [hosting.origin] : localOrigins(port);
  const startPage = () => startPreview(root, content, origins);
  // On the owner's own machine, the preview starts with the editor and never stops.
  const page = hosting ? lazyPreview(startPage) : lazyPreview(startPage, Number.POSITIVE_INFINITY);
  if (!hosting) page.origin();
  try {
    const editor = await startEditor({
      root,
      content,
      store,
      tools: publishTools(root, content, settings),
      settings,
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
  console.log(invite(readHosting(settingsNow), store, address));
  process.exit();
});
