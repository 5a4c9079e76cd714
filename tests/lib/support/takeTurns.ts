import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';
import { lockProcess } from './lockHolders.ts';

/** Five processes take turns at a lock. Fails if two have it at once. */
export async function takeTurns(file: string, turnsEach: number): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.counter`, '0');
  const processes = Array.from({ length: 5 }, () => lockProcess('count', file, String(turnsEach)));
  const ends = await Promise.all(processes.map(({ exited }) => exited));
  expect(ends).toEqual(Array(5).fill([0, null]));
  expect(readFileSync(`${file}.counter`, 'utf8')).toBe(String(5 * turnsEach));
}
