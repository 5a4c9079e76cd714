import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../lib/errors.ts';
import { isLocked, tryLock } from '../lib/lock.ts';
import { holdPidFile, lockOf, type PidFile } from '../lib/pidFile.ts';
import { withoutSettingsFile } from '../lib/settings.ts';
import { startNode } from '../lib/startNode.ts';
import { storeOf } from '../releases/store.ts';
import { argumentsOf } from './commands.mjs';

const pidFile = (store: string) => join(store, 'desk', 'editor.json');

/**
 * Makes this process the one editor at EDITOR_ORIGIN.
 * @throws OperatorError if one runs already
 */
export function holdHostedEditor(store: string): PidFile {
  const file = pidFile(store);
  const unlock = tryLock(lockOf(file));
  if (unlock) return holdPidFile(file, unlock);
  throw new OperatorError(
    'The editor runs at EDITOR_ORIGIN already, as a service of its own or started by npm run serve: stop that one first.',
  );
}

/** Milliseconds before the first start, so that an editor with a service of its own can start first. */
const FIRST = 10_000;
/** Milliseconds before an editor that has ended is started again. */
const PAUSE = 5_000;

/**
 * Runs the editor in a child process, so that the site never goes down with it, and restarts it when it
 * ends. Stops once an editor that was started separately is running.
 */
export function runEditor(root: string, pauses = { first: FIRST, again: PAUSE }) {
  const stopped = new AbortController();
  const { signal } = stopped;
  // The editor reads .env itself on each start, so do not pass on what this process read from it.
  const env = withoutSettingsFile(join(root, '.env'), process.env) as NodeJS.ProcessEnv;
  const keepRunning = async () => {
    await sleep(pauses.first, undefined, { signal });
    while (!isLocked(lockOf(pidFile(storeOf(root))))) {
      const child = startNode(argumentsOf('editor', [], root), {
        cwd: root,
        env,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const stop = () => child.kill();
      signal.addEventListener('abort', stop);
      const [code] = await once(child, 'exit').catch((error: Error) => [error.message]);
      signal.removeEventListener('abort', stop);
      if (signal.aborted) return;
      console.error(`The editor has ended (${code}) and is started again.`);
      await sleep(pauses.again, undefined, { signal });
    }
  };
  const ended = keepRunning().catch((error) => {
    if (!signal.aborted) console.error(error);
  });
  return {
    /** Resolves once this is closed, or an editor that was started separately is running. */
    ended,
    close: () => {
      stopped.abort();
      return ended;
    },
  };
}
