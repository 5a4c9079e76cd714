import { expect, test } from 'vitest';
import { faultsAfter, swap } from './fixture.ts';

test('two gallery pictures may not share an id', async () => {
  expect(await faultsAfter({ 'gallery.yaml': swap('- id: 3', '- id: 2') })).toEqual([
    {
      level: 'fault',
      file: 'content/gallery.yaml',
      line: 25,
      field: 'entry 4 (Deluxe Double AC Room), id',
      problem: 'The number 2 belongs to entry 3 already.',
      mend: 'Give each its own number. The next free one is 15.',
    },
  ]);
});

test('two rooms may not share a place in the order', async () => {
  const faults = await faultsAfter({
    'rooms/Deluxe_AC_Triple_Room.yaml': swap('order: 4', 'order: 6'),
  });
  expect(faults).toMatchObject([
    {
      field: 'order',
      problem: 'The number 6 belongs to content/rooms/Deluxe_AC_Four_Bed_Room.yaml already.',
      mend: 'Give each its own number. The next free one is 7.',
    },
  ]);
});
