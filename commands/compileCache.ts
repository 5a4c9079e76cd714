/**
 * Caches compiled code between starts: without stripping types each time, a process starts sooner and
 * uses about 20 MB less. Load it with Node's `--import`, before the program.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(
  fileURLToPath(new URL('../node_modules/.cache/copperpod-inn/code', import.meta.url)),
);
// Node writes the cache on exit, which a killed process never reaches: flush it once everything is loaded.
setTimeout(flushCompileCache, 10_000).unref();
