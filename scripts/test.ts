/**
 * `npm test`: everything that must hold before a change lands, what fails fastest first. Words
 * after `--` choose steps: `npm test -- units browser`.
 */
import '../tests/support/sampleContent.ts';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LONG, STATIC_DIST, TEST_DATA } from '../tests/support/places.ts';
import { main } from './steps/main.ts';
import { playwright, vitest } from './steps/run.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
rmSync(TEST_DATA, { recursive: true, force: true });

await main([
  { name: 'format', what: 'Format and lint', command: ['biome', 'ci', '.'] },
  { name: 'unused', what: 'Nothing unused', command: ['knip'] },
  { name: 'content', what: 'Content', command: ['node', 'scripts/content.ts'] },
  {
    name: 'build',
    what: 'Build for EmailJS',
    command: ['astro', 'build', '--outDir', STATIC_DIST],
  },
  {
    name: 'product',
    what: 'Build for our own server',
    command: ['node', 'scripts/product.ts'],
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
  // Not beside a build: both write Astro's types.
  { name: 'types', what: 'Types', command: ['astro', 'check'], after: ['build', 'product'] },
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
]);
