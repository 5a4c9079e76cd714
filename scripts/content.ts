/** `npm run content`: checks the words, facts and photographs without building the site. */
import { fileURLToPath } from 'node:url';
import { checkContent, formatFaults, isFault } from '../src/content/check.ts';

const faults = await checkContent(fileURLToPath(new URL('../content', import.meta.url)));
const report = formatFaults(faults);
if (faults.some(isFault)) {
  console.error(report);
  process.exitCode = 1;
} else {
  if (report) console.log(`${report}\n`);
  console.log('Everything in content/ is in order.');
}
