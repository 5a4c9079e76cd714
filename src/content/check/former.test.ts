import { expect, test } from 'vitest';
import { faultsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

const double = 'rooms/Double_Room.yaml';
const triple = 'rooms/Triple_Room.yaml';
const formerly = (...addresses: string[]) =>
  swap('beds: 2', `formerly: [${addresses.join(', ')}]\nbeds: 2`);
const gone = (address: string) => swap('name: Small', `formerRooms:\n  - ${address}\nname: Small`);

test('rooms may have had other addresses, and rooms may have gone', async () => {
  const faults = await faultsAfter({
    [double]: formerly('Old_Double', '/Older_Double'),
    [triple]: swap('beds: 2', 'formerly: Old_Triple\nbeds: 2'),
    'inn.yaml': gone('Attic_Room'),
  });
  expect(faults).toEqual([]);
});

test.each([
  ['triple_room', 'content/rooms/Triple_Room.yaml'],
  ['Double_Room', 'content/rooms/Double_Room.yaml'],
  ['Gallery', 'another page'],
])('an old address that is in use today, %s, is refused', async (address, owner) => {
  expect(await faultsAfter({ [double]: formerly(address) })).toMatchObject([
    {
      level: 'fault',
      file: `content/${double}`,
      field: 'formerly',
      problem: `The address “/${address}” is in use today: it belongs to ${owner}.`,
    },
  ]);
});

test('an old address that two claim is refused', async () => {
  const faults = await faultsAfter({ [double]: formerly('Old'), [triple]: formerly('OLD') });
  expect(faults).toMatchObject([
    { file: `content/${triple}`, problem: expect.stringContaining(double) },
  ]);
  expect(await faultsAfter({ [double]: formerly('Old'), 'inn.yaml': gone('Old') })).toHaveLength(1);
});

test.each(['https://inn.example/Old', 'Old Room', 'Old.yaml'])(
  'an old address such as %s is refused with the mend',
  async (address) => {
    expect(await faultsAfter({ [double]: formerly(`"${address}"`) })).toMatchObject([
      { level: 'fault', mend: expect.stringContaining('such as Deluxe_Double_Room') },
    ]);
  },
);
