/**
 * `npm test`: everything that must hold before a change lands, in the order in which it fails
 * fastest. Words after `--` choose steps: `npm test -- units browser`.
 */
import '../tests/support/sampleContent.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { STATIC_DIST, TEST_DATA } from '../tests/support/places.ts';
import { findBrowser } from './browser.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

interface Step {
  name: string;
  what: string;
  command: string[];
  env?: Record<string, string>;
  /** A JSON report (vitest's or Playwright's) to count tests from. */
  report?: string;
}

const vitest = (report: string, ...more: string[]) => [
  ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ...more,
];

const steps: Step[] = [
  { name: 'format', what: 'Format and lint', command: ['biome', 'ci', '.'] },
  { name: 'content', what: 'Content', command: ['node', 'scripts/content.ts'] },
  { name: 'types', what: 'Types', command: ['astro', 'check'] },
  {
    name: 'units',
    what: 'Units',
    command: vitest('.test/units.json'),
    report: '.test/units.json',
  },
  {
    name: 'build',
    what: 'Build for EmailJS',
    command: ['astro', 'build', '--outDir', STATIC_DIST],
  },
  {
    name: 'dist',
    what: 'Built files and byte budgets',
    command: vitest('.test/dist.json', '-c', 'vitest.dist.config.ts'),
    report: '.test/dist.json',
  },
  {
    name: 'browser',
    what: 'Browser journeys on the build',
    command: ['playwright', 'test'],
    report: '.test/browser.json',
  },
  {
    name: 'mail',
    what: 'E-mail service under faults and kills',
    command: vitest('.test/mail.json', '-c', 'vitest.mail.config.ts'),
    report: '.test/mail.json',
  },
];

interface Count {
  passed: number;
  failed: number;
}

function countOf(report: string): Count {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const json = JSON.parse(readFileSync(report, 'utf8'));
  if ('stats' in json) return { passed: json.stats.expected, failed: json.stats.unexpected };
  return { passed: json.numPassedTests, failed: json.numFailedTests };
}

function run({ what, command, env, report }: Step): Count {
  console.log(`\n── ${what}`);
  if (report) rmSync(report, { force: true });
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ASTRO_PREVIEW_BACKGROUND: '0', ...env },
  });
  // A step without tests of its own counts as one.
  const count = report ? countOf(report) : { passed: Number(status === 0), failed: 0 };
  return { ...count, failed: Math.max(count.failed, Number(status !== 0)) };
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No step ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

mkdirSync('.test', { recursive: true });
rmSync(TEST_DATA, { recursive: true, force: true });
findBrowser();

const wanted = steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const counts = wanted.map((step) => ({ ...run(step), what: step.what }));
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);

console.log('');
for (const { what, passed, failed } of counts) {
  console.log(`${failed === 0 ? '✓' : '✗'} ${what}: ${passed} passed, ${failed} failed`);
}
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
