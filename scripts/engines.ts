/**
 * `npm test -- engines`: the most important journeys in Chromium, Firefox and WebKit, on the
 * product as `npm start` serves it. Further words select journeys by name: `npm test -- engines menu
 * forms`.
 */
import '../tests/support/sampleContent.ts';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../releases/build.ts';
import { needBrowser } from './browser.ts';
import { ensureEngines, findXvfb } from './engineBrowsers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const REPORT = '.test/engines.json';
process.chdir(root);

needBrowser();
ensureEngines();
await ensureBuilt(root);

mkdirSync('.test', { recursive: true });
rmSync(REPORT, { force: true });
const names = process.argv.slice(2);
const vitest = [
  ...['vitest', 'run', '--project', 'engines', '--reporter=verbose', '--reporter=json'],
  `--outputFile.json=${REPORT}`,
  ...(names.length > 0 ? ['-t', names.join('|')] : []),
];
// WebKitGTK needs a display even when headless.
const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
const { status } = spawnSync(findXvfb(), [...screen, ...vitest], { stdio: 'inherit' });

let [passed, failed] = [0, 1];
try {
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  [passed, failed] = [report.numPassedTests, Math.max(report.numFailedTests, Number(status !== 0))];
} catch {
  console.error('The journeys ended before they could be counted: see above.');
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
