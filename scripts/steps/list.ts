import { LONG } from '../../tests/support/places.ts';
import { playwright, type Step, vitest } from './run.ts';

const BUILD: Step = {
  name: 'build',
  what: 'Build for EmailJS',
  command: ['node', 'scripts/buildForTests.ts', 'static'],
};

/** Everything that must hold before a change lands, what fails fastest first. */
const SHORT: readonly Step[] = [
  { name: 'format', what: 'Format and lint', command: ['biome', 'ci', '.'] },
  { name: 'unused', what: 'Nothing unused', command: ['knip'] },
  { name: 'content', what: 'Content', command: ['node', 'commands/content.ts'] },
  BUILD,
  {
    name: 'product',
    what: 'Build for our own server',
    command: ['node', 'scripts/buildForTests.ts', 'product'],
    // With the pictures that it has prepared.
    after: ['build'],
  },
  { name: 'units', what: 'Units', ...vitest('units') },
  // The longest: the rest runs beside it.
  {
    name: 'browser',
    what: 'Browser journeys on the build',
    browser: true,
    ...playwright('browser', '--grep-invert', LONG),
    after: ['build', 'product'],
  },
  // Not beside a build of the project's own folder: both write Astro's types.
  { name: 'types', what: 'Types', command: ['astro', 'check'], after: ['product'] },
  {
    name: 'dist',
    what: 'Built files and byte budgets',
    browser: true,
    ...vitest('dist'),
    after: ['build'],
  },
  {
    name: 'mail',
    what: 'E-mail service under faults and kills',
    ...vitest('mail', '--maxWorkers=3'),
    waits: true,
  },
];

/** What is long by nature. */
const LONG_STEPS: readonly Step[] = [
  BUILD,
  { name: 'lock', what: 'The lock over 5,000 turns and a long stop', ...vitest('lib-long') },
  { name: 'mail', what: 'E-mail service over thousands of enquiries', ...vitest('mail-long') },
  {
    name: 'editor',
    what: 'The editor, killed at any moment of 200 saves',
    ...vitest('editor-long'),
  },
  {
    name: 'browser',
    what: 'Pages on every screen, in large letters, every machine’s typefaces; a whole inn typed in',
    browser: true,
    ...playwright('browser-long', '--grep', LONG),
    after: ['build'],
  },
  {
    name: 'engines',
    what: 'Journeys in Chromium, Firefox and WebKit',
    command: ['node', 'scripts/engines.ts'],
    report: '.test/engines.json',
  },
];

const isIn = (steps: readonly Step[], name: string) => steps.some((step) => step.name === name);

/**
 * Both in one run, which is shorter than the two: one build of each kind, one run of the browser.
 * In it a journey that fails has a second attempt, and is named if that passes: a browser on a busy
 * machine is late once in thousands of tests. What needs no browser has one attempt.
 */
const ALL: readonly Step[] = [
  ...SHORT.map((step) =>
    step.name === 'browser' ? { ...step, ...playwright('browser', '--retries=1') } : step,
  ),
  ...LONG_STEPS.filter(({ name }) => !['build', 'browser'].includes(name)).map((step) => ({
    ...step,
    name: isIn(SHORT, step.name) ? `long-${step.name}` : step.name,
  })),
];

/**
 * The steps of a run, and which of them are chosen.
 * @param words those of the command line: `long` or `all`, or nothing, then names of steps
 */
export function stepsFor(words: readonly string[]): { steps: readonly Step[]; chosen: string[] } {
  const [set, ...chosen] = words;
  if (set === 'long') return { steps: LONG_STEPS, chosen };
  if (set === 'all') return { steps: ALL, chosen };
  return { steps: SHORT, chosen: [...words] };
}
