// @vitest-environment node
/** The build tools send no telemetry. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../support/copy.ts';
import { leaveEnglishOnly } from '../support/englishOnly.ts';

const copy = copyProject();
leaveEnglishOnly(join(copy.folder, 'content'));
afterAll(() => copy.remove());

/**
 * Runs Node with a newcomer's environment until it ends or prints `done`; returns the hosts it
 * called.
 */
async function callsOf(name: string, args: readonly string[], done?: RegExp): Promise<string> {
  const calls = join(copy.folder, `${name}.calls`);
  const noteCalls = pathToFileURL(join(import.meta.dirname, 'support/noteCalls.mjs')).href;
  const child = spawn(process.execPath, ['--import', noteCalls, ...args], {
    cwd: copy.folder,
    // Without the variables here that disable telemetry.
    env: { PATH: process.env['PATH'], HOME: copy.folder, CONTENT_DIR: 'content', CALLS: calls },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const ended = once(child, 'close');
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      said.push(line);
      // Wait a moment longer: telemetry is sent at the end.
      if (done?.test(line)) setTimeout(() => child.kill(), 2000);
    });
  }
  const [code] = await ended;
  if (!done) expect(code, said.join('\n')).toBe(0);
  if (done) expect(said.join('\n')).toMatch(done);
  return existsSync(calls) ? readFileSync(calls, 'utf8') : '';
}

const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');

test('reading the content calls nobody', async () => {
  expect(await callsOf('sync', [astro, 'sync'])).toBe('');
});

test('live editing calls nobody', async () => {
  expect(await callsOf('dev', [astro, 'dev', '--port', '0'], /watching for file changes/)).toBe('');
});

test('a call would be noted', async () => {
  const call = "fetch('https://telemetry.invalid').catch(() => undefined)";
  expect(await callsOf('call', ['--eval', call])).toBe('telemetry.invalid\n');
});
