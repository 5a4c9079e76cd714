import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEditor } from '../../tests/support/openEditor.ts';

vi.mock('node:http', async (original) => {
  const real = await original<typeof import('node:http')>();
  return { ...real, createServer: vi.fn(real.createServer) };
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
