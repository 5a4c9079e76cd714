/**
 * Builds the site for our own server unless an up-to-date build exists. Runs before the browser
 * tests, which serve it, and before Astro's type check, whose types a build would overwrite.
 */
import '../tests/support/sampleContent.ts';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../releases/build.ts';

await ensureBuilt(fileURLToPath(new URL('..', import.meta.url)));
