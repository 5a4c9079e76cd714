// @vitest-environment node
import { expect, test } from 'vitest';
import { lazyPreview } from './lazyPreview.ts';

test('a preview that stopped by itself is restarted at the next request', async () => {
  let starts = 0;
  let hasEnded = false;
  const preview = lazyPreview(async () => {
    starts += 1;
    hasEnded = false;
    const origin = `http://127.0.0.1:${starts}`;
    return { origin: () => (hasEnded ? '' : origin), close: async () => {} };
  });
  expect(preview.origin()).toBe('');
  await expect.poll(preview.origin).toBe('http://127.0.0.1:1');
  hasEnded = true;
  expect(preview.origin()).toBe('');
  await expect.poll(preview.origin).toBe('http://127.0.0.1:2');
  await preview.close();
});
