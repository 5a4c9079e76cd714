/**
 * Keeps compiled code between starts: without its types being stripped anew each time, a process
 * starts sooner and rests in some 20 MB less. To be named by Node's `--import`, so that it comes
 * before the program.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(
  fileURLToPath(new URL('../node_modules/.cache/copperpod-inn/code', import.meta.url)),
);
// A process that is killed writes nothing; by now everything is loaded.
setTimeout(flushCompileCache, 10_000).unref();
