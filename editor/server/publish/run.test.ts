import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { soon } from '../../../tests/support/soon.ts';

/** Ends by itself once the folder is deleted. */
const PROGRAM = `
  const { existsSync, writeFileSync } = require('node:fs');
  process.on('SIGTERM', () => {
    writeFileSync('ended', '');
    process.exit();
  });
  writeFileSync('begun', '');
  setInterval(() => existsSync('begun') || process.exit(), 100);
`;

test('a program that publishes ends with the editor, whose signals it does not get itself', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'publish-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  const script = `
    import { run } from ${JSON.stringify(join(import.meta.dirname, 'run.ts'))};
    process.on('SIGTERM', () => process.exit());
    await run(process.execPath, ['-e', ${JSON.stringify(PROGRAM)}], { cwd: '.' });
  `;
  const editor = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd });
  const exited = once(editor, 'exit');
  await soon(() => expect(existsSync(join(cwd, 'begun'))).toBe(true));
  editor.kill();
  await exited;
  await soon(() => expect(existsSync(join(cwd, 'ended'))).toBe(true));
});
