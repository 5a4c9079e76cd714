import { expect, test } from 'vitest';
import { diagnosticsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

const double = 'rooms/Double_Room.yaml';
const triple = 'rooms/Triple_Room.yaml';
const formerly = (...addresses: string[]) =>
  swap('beds: 2', `formerly: [${addresses.join(', ')}]\nbeds: 2`);
const gone = (address: string) => swap('name: Small', `formerRooms:\n  - ${address}\nname: Small`);

test('rooms may have had other addresses, or be gone', async () => {
  const found = await diagnosticsAfter({
    [double]: formerly('Old_Double', '/Older_Double'),
    [triple]: swap('beds: 2', 'formerly: Old_Triple\nbeds: 2'),
    'inn.yaml': gone('Attic_Room'),
  });
  expect(found).toEqual([]);
});

test.each([
  ['triple_room', 'content/rooms/Triple_Room.yaml'],
  ['Double_Room', 'content/rooms/Double_Room.yaml'],
  ['Gallery', 'another page'],
])('an old address that is in use today, %s, is refused', async (address, owner) => {
  expect(await diagnosticsAfter({ [double]: formerly(address) })).toMatchObject([
    {
      severity: 'error',
      file: `${double}`,
      field: 'formerly',
      message: `The address “/${address}” is in use today: it belongs to ${owner}.`,
    },
  ]);
});

test('an old address that two places claim is refused', async () => {
  const found = await diagnosticsAfter({ [double]: formerly('Old'), [triple]: formerly('OLD') });
  expect(found).toMatchObject([{ file: `${triple}`, message: expect.stringContaining(double) }]);
  expect(
    await diagnosticsAfter({ [double]: formerly('Old'), 'inn.yaml': gone('Old') }),
  ).toHaveLength(1);
});

test.each(['https://inn.example/Old', 'Old Room', 'Old.yaml'])(
  'an old address such as %s is refused with the fix',
  async (address) => {
    expect(await diagnosticsAfter({ [double]: formerly(`"${address}"`) })).toMatchObject([
      { severity: 'error', fix: expect.stringContaining('such as Deluxe_Double_Room') },
    ]);
  },
);

const led = (from: string, to: string) =>
  swap('name: Small', `redirects:\n  - from: ${from}\n    to: ${to}\nname: Small`);

test.each([
  ['/tariff.html', '/rooms'],
  ['/old/rooms/double/', '/Double_Room'],
  ['/index.php', '/'],
])('%s of an earlier website may lead to %s', async (from, to) => {
  expect(await diagnosticsAfter({ 'inn.yaml': led(from, to) })).toEqual([]);
});

test.each([
  ['/rooms.html', '/', /in use today: it belongs to another page/],
  ['//rooms', '/', /in use today: it belongs to another page/],
  ['/double_room/', '/', /belongs to content\/rooms\/Double_Room\.yaml/],
  ['/photos/house.jpg', '/', /belongs to the site itself/],
  ['/robots.txt', '/', /belongs to the site itself/],
  ['/_redirects', '/', /belongs to the site itself/],
  ['/../../elsewhere', '/rooms', /cannot be used here/],
  ['/old/../rooms.html', '/rooms', /cannot be used here/],
  ['/..', '/rooms', /cannot be used here/],
  ['/tariff', '//evil.example', /cannot be used here/],
  ['/tariff', '//rooms', /cannot be used here/],
  ['/tariff', '/Dubble_Room', /There is no page “\/Dubble_Room”/],
  ['/tariff', '/tariff', /round in a circle/],
  ['/tariff?page=2', '/rooms', /cannot be used here/],
  ['tariff', '/rooms', /cannot be used here/],
  ['https://old.example/tariff', '/rooms', /cannot be used here/],
  ['/tariff', 'https://old.example', /cannot be used here/],
])('a redirect from %s to %s is refused', async (from, to, message) => {
  const found = await diagnosticsAfter({ 'inn.yaml': led(`"${from}"`, `"${to}"`) });
  expect(found.map((one) => one.message).join('\n')).toMatch(message);
  expect(found.every(({ severity, line }) => severity === 'error' && line)).toBe(true);
});

test('a misspelt target gets a suggestion; an address may lead to one page only', async () => {
  const [first] = await diagnosticsAfter({ 'inn.yaml': led('/tariff', '/galery') });
  expect(first?.fix).toBe('Did you mean “/gallery”?');
  const found = await diagnosticsAfter({
    [double]: formerly('Old'),
    'inn.yaml': led('/old.html', '/rooms'),
  });
  expect(found).toMatchObject([{ field: 'redirects', message: expect.stringContaining(double) }]);
});
