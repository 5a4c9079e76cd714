import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folders.ts';
import { updateUnderLoad } from '../support/updates.ts';

test('twenty updates under load: no request fails, no page is cut off, mixed or another’s', async () => {
  const { seen, requests, faults } = await updateUnderLoad(temporaryFolder(), {
    updates: 20,
    guests: 24,
    requests: 2000,
  });
  console.log(`${requests} requests over ${seen.length - 1} updates, ${faults.length} failed`);
  expect(faults).toEqual([]);
  expect(seen).toEqual(Array.from({ length: 21 }, (_, update) => `v${update}`));
  expect(requests).toBeGreaterThanOrEqual(2000);
});
