import { cpus, totalmem } from 'node:os';

/** The machine a figure was measured on: processors, memory, system and Node. */
export function machine(): string {
  const [cpu] = cpus();
  return [
    `${cpus().length} × ${cpu?.model.trim()}`,
    `${(totalmem() / 1024 ** 3).toFixed(0)} GB`,
    `${process.platform} ${process.arch}`,
    `Node ${process.versions.node}`,
  ].join(', ');
}
