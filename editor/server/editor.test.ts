import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lock } from '../../lib/lock.ts';
import { openEditor } from '../../tests/support/openEditor.ts';
import { soon } from '../../tests/support/soon.ts';
import type { OpenFile } from '../model/api.ts';
import type { Setup } from '../model/setup.ts';

vi.mock('node:http', async (original) => {
  const real = await original<typeof import('node:http')>();
  return { ...real, createServer: vi.fn(real.createServer) };
});

const lastServer = () => vi.mocked(createServer).mock.results.at(-1)?.value as Server;

test('a save under way when the editor is told to stop is finished and answered', async () => {
  const editor = await openEditor();
  const { version } = await editor.get<OpenFile>('/api/file?path=inn.yaml');
  await editor.get('/api/tree');
  const [workspace = ''] = globSync(join(editor.store, 'desk/*/'));
  // Another process writes just now.
  const unlock = await lock(join(workspace, 'write.lock'));
  const arrived = once(lastServer(), 'request');
  const ops = [{ op: 'set', at: ['name'], value: 'New Inn' }];
  const saving = editor.post('/api/save', { path: 'inn.yaml', version, ops });
  await arrived;
  const closed = editor.close();
  unlock();
  expect((await saving).status).toBe(200);
  await closed;
});

test('the setting that restarts the editor is saved with an answer', async () => {
  const editor = await openEditor();
  const { version } = await editor.get<Setup>('/api/setup');
  const saving = editor.post('/api/setup/address', { version, address: 'my-inn.in' });
  await soon(() => expect(existsSync(editor.settingsFile)).toBe(true));
  await editor.close();
  expect((await saving).status).toBe(200);
});

test('the largest photograph arrives over a weak line before its request is cut off', async () => {
  const editor = await openEditor();
  onTestFinished(() => editor.close());
  const [{ requestTimeout = 0 }] = vi.mocked(createServer).mock.lastCall as unknown as [
    { requestTimeout?: number },
  ];
  const [bytes, bytesPerSecond] = [40e6, 25_000];
  expect(requestTimeout / 1000).toBeGreaterThan(bytes / bytesPerSecond);
});

test('a port in use is reported in one line that names the variable', async () => {
  const { port, close } = await openEditor();
  onTestFinished(close);
  await expect(openEditor({}, { port })).rejects.toThrow(
    `DESK_PORT ${port} is in use: stop the other program, or set another DESK_PORT.`,
  );
});
