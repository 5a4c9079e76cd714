import { expect, test } from 'vitest';
import { diagnosticsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

test('two gallery pictures may not share an id', async () => {
  expect(await diagnosticsAfter({ 'gallery.yaml': swap('- id: 14', '- id: 1') })).toEqual([
    {
      severity: 'error',
      file: 'gallery.yaml',
      line: 17,
      field: 'entry 3 (Photo 14), id',
      pointer: [2, 'id'],
      message: 'The number 1 belongs to entry 2 already.',
      fix: 'Give each its own number. The next free one is 2.',
    },
  ]);
});

test('two rooms may not share a place in the order', async () => {
  const found = await diagnosticsAfter({
    'rooms/Triple_Room.yaml': swap('order: 2', 'order: 1'),
  });
  expect(found).toMatchObject([
    {
      field: 'order',
      message: 'The number 1 belongs to content/rooms/Double_Room.yaml already.',
      fix: 'Give each its own number. The next free one is 2.',
    },
  ]);
});
