import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

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

/**
 * One line on when and on what machine the figures were measured.
 * @param browser its name and version
 */
export function machineLine(browser: string): string {
  const file = fileURLToPath(import.meta.resolve('lighthouse/package.json'));
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const [load = 0] = loadavg();
  return [
    new Date().toISOString().slice(0, 10),
    machine(),
    browser.replace('/', ' '),
    `Lighthouse ${version}`,
    // Other load on the machine worsens every figure.
    `load ${load.toFixed(1)} at the start`,
  ].join(', ');
}
