import { expect, test } from 'vitest';
import { faultsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

test('two gallery pictures may not share an id', async () => {
  expect(await faultsAfter({ 'gallery.yaml': swap('- id: 14', '- id: 1') })).toEqual([
    {
      level: 'fault',
      file: 'content/gallery.yaml',
      line: 17,
      field: 'entry 3 (Photo 14), id',
      at: [2, 'id'],
      problem: 'The number 1 belongs to entry 2 already.',
      mend: 'Give each its own number. The next free one is 2.',
    },
  ]);
});

test('two rooms may not share a place in the order', async () => {
  const faults = await faultsAfter({
    'rooms/Triple_Room.yaml': swap('order: 2', 'order: 1'),
  });
  expect(faults).toMatchObject([
    {
      field: 'order',
      problem: 'The number 1 belongs to content/rooms/Double_Room.yaml already.',
      mend: 'Give each its own number. The next free one is 2.',
    },
  ]);
});
