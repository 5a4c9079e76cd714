/** `npm run content`: checks words, facts and photographs without building the site. */
import { join } from 'node:path';
import { checkContent } from '../src/content/diagnostics/check.ts';
import { formatDiagnostics, isError } from '../src/content/diagnostics/diagnostic.ts';
import { contentFolder, folderName } from '../src/content/folder.ts';

const content = contentFolder(join(import.meta.dirname, '..'));
const found = await checkContent(content);
const report = formatDiagnostics(found, folderName(content));
if (found.some(isError)) {
  console.error(report);
  process.exitCode = 1;
} else {
  if (report) console.log(`${report}\n`);
  console.log(`Everything in ${folderName(content)}/ is in order.`);
}
