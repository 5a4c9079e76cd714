import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECRET_SETTINGS } from '../../../mail/settings.ts';

/** The end of what a program says is enough to tell why it failed. */
const OUTPUT_LIMIT = 4_000;

/** Milliseconds that its words may take to come after its end. */
const OUTPUT_DELAY = 500;

/** A program that failed, with the end of what it said. */
export class ProgramFailure extends Error {}

export interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds after which it is stopped; without, it may take as long as it wants. */
  timeoutMs?: number;
  /** What it reads. */
  input?: string;
  /** Returns all that it wrote, not the end alone. */
  whole?: boolean;
  /** Exit codes that are no failure, besides 0. */
  accepts?: readonly number[];
}

/** The environment of this process without the secrets of the e-mail service, which are nobody else's. */
function safeEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of SECRET_SETTINGS) delete env[name];
  return env;
}

function end({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(process.platform === 'win32' ? pid : -pid);
  } catch {
    // It has just ended by itself.
  }
}

/** Its end, and the last of its words: but what it has left running may hold the line open for ever. */
async function ended(child: ChildProcess): Promise<unknown[]> {
  const closed = once(child, 'close');
  const exit = await once(child, 'exit');
  await Promise.race([closed, sleep(OUTPUT_DELAY, undefined, { ref: false })]);
  child.stdout?.destroy();
  child.stderr?.destroy();
  return exit;
}

/**
 * Runs a program to its end.
 * @returns what it wrote to its output
 */
export async function run(
  command: string,
  args: readonly string[],
  { cwd, env, timeoutMs, input, whole = false, accepts = [] }: RunOptions,
): Promise<string> {
  const child = spawn(command, args, {
    cwd,
    env: { ...safeEnvironment(), ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    // A group of its own: what it has started in turn can be ended along with it.
    detached: process.platform !== 'win32',
  });
  const timer = timeoutMs && setTimeout(() => end(child), timeoutMs);
  // A program that ends without reading says so by its exit code.
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
  const [code] = (await Promise.race([ended(child), failed]).finally(() =>
    clearTimeout(timer),
  )) as [number | null];
  if (code === null) throw new ProgramFailure(`${command} timed out or was stopped`);
  if (code !== 0 && !accepts.includes(code))
    throw new ProgramFailure(stderr.trim() || stdout.trim() || `exit ${code}`);
  return stdout;
}
