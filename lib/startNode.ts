import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

const END_WITH_PARENT = new URL('endWithParent.ts', import.meta.url).href;

interface NodeOptions extends Pick<SpawnOptions, 'cwd' | 'env' | 'signal' | 'detached'> {
  stdio: 'inherit' | ['ignore', 'ignore' | 'pipe' | 'inherit', 'pipe' | 'inherit'];
}

/**
 * Starts Node in a child process that ends when this process does, however this one ends.
 * @param args Node's flags, the program's file and its arguments
 */
export function startNode(
  args: readonly string[],
  { stdio, ...options }: NodeOptions,
): ChildProcess {
  const channels = stdio === 'inherit' ? (['inherit', 'inherit', 'inherit'] as const) : stdio;
  return spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    ...options,
    stdio: [...channels, 'ipc'],
  });
}
