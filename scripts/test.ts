/**
 * `npm test`: everything that must hold before a change lands. `npm test -- long`: what is long by
 * nature, to be run before a release. `npm test -- all`: both, as CI does. Further words choose steps:
 * `npm test -- units browser`, `npm test -- long mail`.
 */
import '../tests/support/sampleContent.ts';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TEST_DATA } from '../tests/support/places.ts';
import { stepsFor } from './steps/list.ts';
import { main } from './steps/main.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const { steps, chosen } = stepsFor(process.argv.slice(2));
// Only for the servers of a browser step: another run beside this one may be using it.
if (steps.some(({ name, browser }) => browser && (chosen.length === 0 || chosen.includes(name)))) {
  rmSync(TEST_DATA, { recursive: true, force: true });
}
await main(steps, chosen);
