import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Whether the system has /proc, as Linux does. */
export const hasProc = existsSync('/proc/self/fd');

/** How many files and connections a process has open. */
export function openFiles(pid: number | undefined): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** A process's peak memory in megabytes. */
export function peakMemory(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
