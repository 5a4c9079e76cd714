import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const GIGABYTE = 1024 ** 3;

/**
 * On what the figures were measured, in one line.
 * @param browser its name and version.
 */
export function machineLine(browser: string): string {
  const file = fileURLToPath(import.meta.resolve('lighthouse/package.json'));
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const [cpu] = cpus();
  const [load = 0] = loadavg();
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${cpu?.model.trim()}`,
    `${(totalmem() / GIGABYTE).toFixed(0)} GB`,
    `${process.platform} ${process.arch}`,
    `Node ${process.versions.node}`,
    browser.replace('/', ' '),
    `Lighthouse ${version}`,
    // Others at work on the machine make every figure worse than it is.
    `load ${load.toFixed(1)} at the start`,
  ].join(', ');
}
