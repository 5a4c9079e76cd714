import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { machine } from '../machine.ts';

/**
 * One line on when and on what machine the figures were measured.
 * @param browser its name and version
 */
export function groundLine(browser: string): string {
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
