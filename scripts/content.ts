/** `npm run content`: checks words, facts and photographs without building the site. */
import { join } from 'node:path';
import { checkContent, formatFaults, isFault } from '../src/content/diagnostics/check.ts';
import { contentFolder, folderName } from '../src/content/folder.ts';

const content = contentFolder(join(import.meta.dirname, '..'));
const faults = await checkContent(content);
const report = formatFaults(faults);
if (faults.some(isFault)) {
  console.error(report);
  process.exitCode = 1;
} else {
  if (report) console.log(`${report}\n`);
  console.log(`Everything in ${folderName(content)}/ is in order.`);
}
