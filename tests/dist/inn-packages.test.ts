// @vitest-environment node
/** An inn's computer has the product's packages alone, without those of developers. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyProject } from '../support/copy.ts';

const ASTRO = join('node_modules', 'astro', 'bin', 'astro.mjs');
/** Milliseconds that a busy machine may take to start the preview. */
const STARTED = 120_000;

test('the editor’s preview prepares its packages on an inn’s computer', async () => {
  const copy = copyProject({ pictures: 'none' });
  onTestFinished(() => copy.remove());
  const child = spawn(process.execPath, [ASTRO, 'dev', '--port', '0'], {
    cwd: copy.folder,
    env: { PATH: process.env['PATH'], CONTENT_DIR: 'content', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const prepared = join(copy.folder, 'node_modules', '.vite', 'deps', '_metadata.json');
  await vi.waitFor(() => expect(existsSync(prepared), output).toBe(true), { timeout: STARTED });
  expect(output).not.toContain('Failed');
});
