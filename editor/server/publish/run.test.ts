import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { soon } from '../../../tests/support/soon.ts';
import { run } from './run.ts';

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

/** An editor in a process of its own that runs the program; its folder. */
async function startEditor(options: string) {
  const cwd = mkdtempSync(join(tmpdir(), 'publish-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  const script = `
    import { run } from ${JSON.stringify(join(import.meta.dirname, 'run.ts'))};
    process.on('SIGTERM', () => process.exit());
    await run(process.execPath, ['-e', ${JSON.stringify(PROGRAM)}], ${options});
  `;
  const editor = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd });
  await soon(() => expect(existsSync(join(cwd, 'begun'))).toBe(true));
  return { cwd, editor };
}

test('a program that publishes ends with the editor, whose signals it does not get itself', async () => {
  const { cwd, editor } = await startEditor("{ cwd: '.' }");
  const exited = once(editor, 'exit');
  editor.kill();
  await exited;
  await soon(() => expect(existsSync(join(cwd, 'ended'))).toBe(true));
});

test('a program that sends the site ends with an editor that is killed', async () => {
  const { cwd, editor } = await startEditor("{ cwd: '.', endsWithEditor: true }");
  editor.kill('SIGKILL');
  await soon(() => expect(existsSync(join(cwd, 'ended'))).toBe(true));
});

test('a program that sends the site says why it failed, or cannot be started', async () => {
  const sent = (command: string, ...args: string[]) =>
    run(command, args, { cwd: '.', endsWithEditor: true });
  await expect(sent('/bin/sh', '-c', 'echo sent')).resolves.toBe('sent\n');
  await expect(sent('/bin/sh', '-c', 'echo refused >&2; exit 3')).rejects.toThrow(/^refused$/);
  await expect(sent('/bin/sh', '-c', 'exit 3')).rejects.toThrow(/^exit 3$/);
  await expect(sent('/bin/sh', '-c', 'kill $$')).rejects.toThrow(/timed out or was stopped/);
  await expect(sent('no-such-program')).rejects.toThrow(/ENOENT/);
});
