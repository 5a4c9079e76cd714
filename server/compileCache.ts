import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/copperpod-inn/code', import.meta.url));

/**
 * Keeps compiled code between starts: without its types being stripped anew each time, the
 * process starts sooner and rests in some 20 MB less. Call before importing the program.
 */
export function cacheCompiledCode(): void {
  enableCompileCache(FOLDER);
  // A process that is killed writes nothing; by now everything is loaded.
  setTimeout(flushCompileCache, 10_000).unref();
}
