/** `npm run editor`: the innkeeper's editing desk, on this machine only. */
import { fileURLToPath } from 'node:url';
import { startDesk } from '../desk/server/desk.ts';
import { startPageBeside } from '../desk/server/pageBeside.ts';
import { makeShell } from '../desk/server/shell.ts';
import { readNumber } from '../mail-service/settings.ts';
import { storeOf } from '../releases/store.ts';
import { contentFolder, folderName } from '../src/content/folder.ts';
import { publishTools } from './deskTools.ts';
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
