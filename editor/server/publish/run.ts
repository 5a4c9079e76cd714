import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MINUTE } from '../../../lib/durations.ts';
import { withoutSecrets } from '../../../lib/settings.ts';
import { startNode } from '../../../lib/startNode.ts';

const PROGRAM_PROCESS = new URL('programProcess.ts', import.meta.url);

/** Characters of output to keep: the end tells why a program failed. */
const OUTPUT_LIMIT = 4_000;

/** Milliseconds to wait for remaining output after a program exits. */
const OUTPUT_DELAY = 500;

/** Milliseconds for a program to end itself before it is killed. */
const KILL_DELAY = 5_000;

/**
 * Milliseconds to send a site: enough for many photographs, but a program that hangs must not block
 * publishing.
 */
export const SEND_TIMEOUT = 30 * MINUTE;

/** A program failed; the message is the end of its output, or a sentence for the owner. */
export class ProgramFailure extends Error {
  /** Technical words for the person who set the site up. */
  readonly card: string | undefined;

  constructor(message: string, card?: string) {
    super(message);
    this.card = card;
  }
}

export interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the program is stopped; unlimited by default. */
  timeoutMs?: number;
  /** Standard input. */
  input?: string;
  /** Returns the whole output, not only its end. */
  whole?: boolean;
  /** Exit codes that are no failure, in addition to 0. */
  accepts?: readonly number[];
  /** Ends the program even if this process is killed. It then gets no input. */
  endsWithEditor?: boolean;
}

function kill({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It has just exited.
  }
}

/** Waits for exit and output, but not for ever: a child that it left running may keep the output open. */
async function ended(child: ChildProcess): Promise<unknown[]> {
  const closed = once(child, 'close');
  // Avoid an unhandled rejection: it rejects if the program cannot be started, when nobody awaits it.
  closed.catch(() => {});
  const exit = await once(child, 'exit');
  await Promise.race([closed, sleep(OUTPUT_DELAY, undefined, { ref: false })]);
  child.stdout?.destroy();
  child.stderr?.destroy();
  return exit;
}

/**
 * Runs a program to its end.
 * @returns its standard output
 * @throws ProgramFailure
 */
export async function run(
  command: string,
  args: readonly string[],
  { cwd, env, timeoutMs, input, whole = false, accepts = [], endsWithEditor }: RunOptions,
): Promise<string> {
  const options = {
    cwd,
    env: { ...withoutSecrets(process.env), ...env },
    // A process group of its own, so that its children are killed with it.
    detached: process.platform !== 'win32',
  };
  const stdin = input === undefined ? 'ignore' : 'pipe';
  const child: ChildProcess = endsWithEditor
    ? startNode([fileURLToPath(PROGRAM_PROCESS), command, ...args], {
        ...options,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    : spawn(command, args, { ...options, stdio: [stdin, 'pipe', 'pipe'] });
  const timers = timeoutMs && [
    setTimeout(kill, timeoutMs, child, 'SIGTERM'),
    setTimeout(kill, timeoutMs + KILL_DELAY, child, 'SIGKILL'),
  ];
  // In a group of its own it gets no signal that ends this process.
  const stop = () => kill(child, 'SIGTERM');
  process.once('exit', stop);
  // Ignore EPIPE: if a program exits without reading its input, its exit code says why.
  child.stdin?.on('error', () => {}).end(input);
  let [stdout, stderr] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout = whole ? stdout + text : (stdout + text).slice(-OUTPUT_LIMIT);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-OUTPUT_LIMIT);
  });
  const failed = once(child, 'error').then(([error]) => {
    throw new ProgramFailure((error as Error).message);
  });
  const [code] = (await Promise.race([ended(child), failed]).finally(() => {
    process.off('exit', stop);
    for (const timer of timers || []) clearTimeout(timer);
  })) as [number | null];
  if (code === null) throw new ProgramFailure(`${command} timed out or was stopped`);
  if (code !== 0 && !accepts.includes(code))
    throw new ProgramFailure(stderr.trim() || stdout.trim() || `exit ${code}`);
  return stdout;
}
