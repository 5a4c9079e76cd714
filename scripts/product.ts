/**
 * Builds the site for our own server, as `npm start` shows it, unless that has been done: ahead of
 * the browser tests, which start it, and of Astro's types, which a build would write meanwhile.
 */
import '../tests/support/sampleContent.ts';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../build/ensureBuilt.ts';

await ensureBuilt(fileURLToPath(new URL('..', import.meta.url)));
