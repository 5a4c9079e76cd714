import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The end of what a program says is enough to tell why it failed. */
const KEPT = 4_000;

/** A program that failed, with the end of what it said. */
export class ProgramFailure extends Error {}

interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds after which it is stopped; without, it may take as long as it wants. */
  patience?: number;
}

/**
 * Runs a program to its end.
 * @returns what it wrote to its output
 */
export async function run(
  command: string,
  args: readonly string[],
  { cwd, env, patience }: RunOptions,
): Promise<string> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patience,
  });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-KEPT);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complained = (complained + chunk).slice(-KEPT);
  });
  const failed = once(child, 'error').then(([error]) => {
    throw new ProgramFailure((error as Error).message);
  });
  const [code] = (await Promise.race([once(child, 'close'), failed])) as [number | null];
  if (code === null) throw new ProgramFailure(`${command} timed out or was stopped`);
  if (code !== 0) throw new ProgramFailure(complained.trim() || said.trim() || `exit ${code}`);
  return said;
}
