/**
 * `npm test -- long`: what is long by nature, to be run before a release and in CI. Words after
 * `--` choose steps: `npm test -- long engines`.
 */
import '../tests/support/sampleContent.ts';
import { fileURLToPath } from 'node:url';
import { LONG, STATIC_DIST } from '../tests/support/places.ts';
import { main } from './steps/main.ts';
import { playwright, vitest } from './steps/run.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await main([
  {
    name: 'build',
    what: 'Build for EmailJS',
    command: ['astro', 'build', '--outDir', STATIC_DIST],
  },
  { name: 'lock', what: 'The lock over 5,000 turns and a long stop', ...vitest('lib-long') },
  { name: 'mail', what: 'E-mail service over thousands of enquiries', ...vitest('mail-long') },
  { name: 'desk', what: 'The desk, killed at any moment of 200 saves', ...vitest('desk-long') },
  {
    name: 'browser',
    what: 'Pages on every screen, in large letters, every machine’s typefaces; a whole inn at the desk',
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
]);
