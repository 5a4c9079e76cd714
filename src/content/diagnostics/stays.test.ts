import { expect, test } from 'vitest';
import { faultsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

const guests = 'testimonials.yaml';
const stayed = (room: string) => swap('review: Clean.', `review: Clean.\n  room: ${room}`);

test('a guest may have stayed in a room that is there', async () => {
  expect(await faultsAfter({ [guests]: stayed('Double_Room') })).toEqual([]);
});

test('a room that is not there is refused, with those that are', async () => {
  expect(await faultsAfter({ [guests]: stayed('Duoble_Room') })).toMatchObject([
    {
      level: 'fault',
      file: `content/${guests}`,
      field: 'entry 1, room',
      problem: 'There is no room “Duoble_Room”.',
      mend: expect.stringContaining('Double_Room'),
    },
  ]);
});

test('a guest who speaks for longer than anybody reads is asked about', async () => {
  const long = Array.from({ length: 40 }, () => 'word').join(' ');
  expect(await faultsAfter({ [guests]: swap('review: Clean.', `review: ${long}`) })).toMatchObject([
    { level: 'warning', field: 'entry 1, review', problem: expect.stringContaining('40 words') },
  ]);
});
