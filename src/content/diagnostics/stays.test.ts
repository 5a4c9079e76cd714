import { expect, test } from 'vitest';
import { diagnosticsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

const guests = 'testimonials.yaml';
const stayed = (room: string) => swap('review: Clean.', `review: Clean.\n  room: ${room}`);

test('a guest may have stayed in an existing room', async () => {
  expect(await diagnosticsAfter({ [guests]: stayed('Double_Room') })).toEqual([]);
});

test('a room that does not exist is refused, with the list of those that do', async () => {
  expect(await diagnosticsAfter({ [guests]: stayed('Duoble_Room') })).toMatchObject([
    {
      severity: 'error',
      file: `${guests}`,
      field: 'entry 1, room',
      message: 'There is no room “Duoble_Room”.',
      hint: expect.stringContaining('Double_Room'),
    },
  ]);
});

test('a testimonial that is too long to read gives a warning', async () => {
  const long = Array.from({ length: 40 }, () => 'word').join(' ');
  expect(
    await diagnosticsAfter({ [guests]: swap('review: Clean.', `review: ${long}`) }),
  ).toMatchObject([
    { severity: 'warning', field: 'entry 1, review', message: expect.stringContaining('40 words') },
  ]);
});
