/**
 * `npm test`: every check before a change lands. `npm test -- long`: slow checks, before a release.
 * `npm test -- all`: both, as CI does. Further words choose steps: `npm test -- units browser`,
 * `npm test -- long mail`.
 */
import '../tests/support/sampleContent.ts';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TEST_DATA } from '../tests/support/places.ts';
import { needBrowser } from './browser.ts';
import { stepsFor } from './steps/list.ts';
import type { Failure } from './steps/report.ts';
import { endStepsWithUs, type Step, schedule } from './steps/run.ts';

/**
 * Runs the chosen steps, or all if none is chosen. Prints each failed test with its message, then a last
 * line that counts the tests, and exits. An unknown name lists the known ones.
 */
async function main(steps: readonly Step[], chosen: readonly string[]): Promise<never> {
  const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const names = steps.map(({ name }) => name).join(', ');
    console.error(`No step ${unknown.join(', ')}. Steps: ${names}.`);
    process.exit(2);
  }

  const wanted = steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  if (wanted.some(({ browser }) => browser)) needBrowser();
  mkdirSync('.test', { recursive: true });
  endStepsWithUs();
  const counts = await schedule(wanted);
  const total = (key: 'passed' | 'failed') => counts.reduce((sum, count) => sum + count[key], 0);

  console.log('');
  for (const [index, { what }] of wanted.entries()) {
    const { passed, failed, failures = [], flaky = [] } = counts[index] ?? { passed: 0, failed: 1 };
    console.log(`${failed === 0 ? '✓' : '✗'} ${what}: ${passed} passed, ${failed} failed`);
    const print = (mark: string) => (failure: Failure) => {
      console.log(`  ${mark} ${failure.name}`);
      if (failure.message) console.log(failure.message.replaceAll(/^/gm, '      '));
    };
    failures.forEach(print('✗'));
    flaky.forEach(print('⚠ passed at the second attempt:'));
  }
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exit(total('failed') === 0 ? 0 : 1);
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const { steps, chosen } = stepsFor(process.argv.slice(2));
// Clear this data only if a browser step will use it: otherwise, another run may be using it.
if (steps.some(({ name, browser }) => browser && (chosen.length === 0 || chosen.includes(name)))) {
  rmSync(TEST_DATA, { recursive: true, force: true });
}
await main(steps, chosen);
