/**
 * `npm run test:long`: what is long by nature, to be run before a release and in CI. Words after
 * `--` choose steps: `npm run test:long -- engines`.
 */
import '../tests/support/sampleContent.ts';
import { fileURLToPath } from 'node:url';
import { main } from './steps/main.ts';
import { vitest } from './steps/run.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await main([
  { name: 'mail', what: 'E-mail service over thousands of enquiries', ...vitest('mail-long') },
  {
    name: 'engines',
    what: 'Journeys in Chromium, Firefox and WebKit',
    command: ['node', 'scripts/engines.ts'],
    report: '.test/engines.json',
  },
]);
