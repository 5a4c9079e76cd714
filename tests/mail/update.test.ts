import { expect, test } from 'vitest';
import { temporaryFolder } from './support/folders.ts';
import { updateUnderLoad } from './support/updates.ts';

test('an update without a gap: no request fails, no page is cut off, mixed or another’s', async () => {
  const { seen, requests, faults } = await updateUnderLoad(temporaryFolder(), {
    updates: 3,
    guests: 8,
    requests: 200,
  });
  expect(faults).toEqual([]);
  expect(seen).toEqual(['v0', 'v1', 'v2', 'v3']);
  expect(requests).toBeGreaterThanOrEqual(200);
});
