/**
 * Builds the sample for tests, unless there is an up-to-date build: for EmailJS (`static`), or for our
 * own server (`product`). Runs before the browser tests, which serve both, and before Astro's type check,
 * whose types a build would overwrite.
 */
import '../tests/support/sampleContent.ts';
import { join } from 'node:path';
import { ensureBuilt } from '../releases/build.ts';
import { placeStaticBuild } from '../tests/support/builds.ts';

if (process.argv[2] === 'static') await placeStaticBuild();
else await ensureBuilt(join(import.meta.dirname, '..'));
