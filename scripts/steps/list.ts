import { LONG } from '../../tests/support/places.ts';
import { playwright, type Step, vitest } from './run.ts';

const BUILD: Step = {
  name: 'build',
  what: 'Build for EmailJS',
  command: ['node', 'scripts/buildForTests.ts', 'static'],
};

/** Every check before a change lands, fastest to fail first. */
const SHORT: readonly Step[] = [
  { name: 'format', what: 'Format: npx biome check --write', command: ['biome', 'ci', '.'] },
  { name: 'unused', what: 'Nothing unused', command: ['knip'] },
  { name: 'content', what: 'Content', command: ['node', 'commands/content.ts'] },
  BUILD,
  {
    name: 'product',
    what: 'Build for our own server',
    command: ['node', 'scripts/buildForTests.ts', 'product'],
    // Reuses the pictures that `build` has prepared.
    after: ['build'],
  },
  { name: 'units', what: 'Units', ...vitest('units', '--maxWorkers=3') },
  // The longest step: the later ones run beside it.
  {
    name: 'browser',
    what: 'Browser journeys on the build',
    browser: true,
    ...playwright('browser', '--grep-invert', LONG),
    after: ['build', 'product'],
  },
  // Must not run beside a build in the project's folder: both write Astro's types.
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

/** Slow checks. */
const LONG_STEPS: readonly Step[] = [
  BUILD,
  {
    name: 'lock',
    what: 'The lock over 5,000 turns and a long stop',
    ...vitest('lib-long'),
    waits: true,
  },
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
    after: ['product'],
  },
];

const isIn = (steps: readonly Step[], name: string) => steps.some((step) => step.name === name);

const secondAttempts: Readonly<Record<string, Pick<Step, 'command'>>> = {
  browser: playwright('browser', '--retries=1'),
  dist: vitest('dist', '--retry=1'),
};

/**
 * The last steps in a run of everything: each keeps all cores busy. The steps before them use about one
 * core and run beside the browser.
 */
const LAST: readonly string[] = ['long-mail', 'dist', 'units'];
/** The first step: it is long, uses one core and needs no build. */
const FIRST = 'editor';

const rank = ({ name }: Step) => (name === FIRST ? -1 : LAST.indexOf(name) + 1);

/**
 * Both sets in one run, which saves a build and a run of the browser tests. A browser test that fails gets
 * a second attempt, and is reported as flaky if that passes: on a busy machine, one in thousands times out.
 * Other tests get one attempt.
 */
const ALL: readonly Step[] = [
  ...SHORT.map((step) => ({ ...step, ...secondAttempts[step.name] })),
  ...LONG_STEPS.filter(({ name }) => !['build', 'browser'].includes(name)).map((step) => ({
    ...step,
    name: isIn(SHORT, step.name) ? `long-${step.name}` : step.name,
  })),
].sort((one, other) => rank(one) - rank(other));

/**
 * The steps of a run, and which of them are chosen.
 * @param words the arguments of the command line: `long`, `all` or neither, then names of steps
 */
export function stepsFor(words: readonly string[]): { steps: readonly Step[]; chosen: string[] } {
  const [set, ...chosen] = words;
  if (set === 'long') return { steps: LONG_STEPS, chosen };
  if (set === 'all') return { steps: ALL, chosen };
  return { steps: SHORT, chosen: [...words] };
}
