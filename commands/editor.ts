/** `npm run editor`: the innkeeper's editor, on this machine only. */
import { startEditor } from '../editor/server/editor.ts';
import { buildBundle } from '../editor/server/http/bundle.ts';
import { startPreview } from '../editor/server/preview.ts';
import { readNumber } from '../lib/settings.ts';
import { storeOf } from '../releases/store.ts';
import { contentFolder, folderName } from '../src/content/folder.ts';
import { publishTools } from './editorTools.ts';
import { root, run } from './run.ts';

await run(async () => {
  const port = readNumber(process.env, 'DESK_PORT', 4322, 65_535);
  const content = contentFolder(root);
  const page = await startPreview(root, content);
  try {
    const editor = await startEditor({
      content,
      store: storeOf(root),
      tools: publishTools(root, content),
      preview: page.origin,
      port,
      bundle: await buildBundle(root),
    });
    console.log(`Editor: ${editor.origin} (for ${folderName(content)}/)`);
    return async () => {
      await Promise.all([editor.close(), page.close()]);
    };
  } catch (error) {
    await page.close();
    throw error;
  }
});
