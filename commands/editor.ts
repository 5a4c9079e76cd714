/** `npm run editor`: the innkeeper's editing desk, on this machine only. */
import { fileURLToPath } from 'node:url';
import { startDesk } from '../editor/server/editor.ts';
import { makeShell } from '../editor/server/http/bundle.ts';
import { startPageBeside } from '../editor/server/preview.ts';
import { readNumber } from '../mail/settings.ts';
import { storeOf } from '../releases/store.ts';
import { contentFolder, folderName } from '../src/content/folder.ts';
import { publishTools } from './editorTools.ts';
import { run } from './run.ts';
import { remarkOnNames } from './settingNames.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

await run(async () => {
  remarkOnNames(root);
  const port = readNumber(process.env, 'DESK_PORT', 4322, 65_535);
  const content = contentFolder(root);
  const page = await startPageBeside(root, content);
  try {
    const desk = await startDesk({
      content,
      store: storeOf(root),
      tools: publishTools(root, content),
      preview: page.origin,
      port,
      shell: await makeShell(root),
    });
    console.log(`Desk: ${desk.origin} (for ${folderName(content)}/)`);
    return async () => {
      await Promise.all([desk.close(), page.close()]);
    };
  } catch (error) {
    await page.close();
    throw error;
  }
});
