import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'lockProcess.ts');

/** Starts a process of `lockProcess.ts`, which ends with the test. */
export function lockProcess(...words: string[]) {
  const child = spawn(process.execPath, [SCRIPT, ...words], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, exited: once(child, 'exit') };
}

/** Starts a process and waits until it holds a lock. */
export async function lockHolder(file: string) {
  const { child, exited } = lockProcess('hold', file);
  await once(child.stdout, 'data');
  return {
    pid: child.pid,
    stop: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    kill: () => child.kill('SIGKILL'),
    release: () => child.stdin.end(),
    exited,
    /** Whether the lock is free for a third process, which takes a moment to start. */
    tryFromOutside: async () => {
      const [code] = await lockProcess('try', file).exited;
      return code === 0 ? 'free' : 'taken';
    },
  };
}
