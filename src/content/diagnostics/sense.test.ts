import { expect, test } from 'vitest';
import { diagnosticsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

test('swapped latitude and longitude are reported in the right order', async () => {
  const found = await diagnosticsAfter({
    'inn.yaml': (text) =>
      text
        .replace('latitude: 12.9', 'latitude: 77.6')
        .replace('longitude: 77.6', 'longitude: 12.9'),
  });
  expect(found).toMatchObject([
    {
      severity: 'error',
      field: 'location',
      message: 'Latitude and longitude are the wrong way round.',
      fix: 'Enter 12.9 as latitude and 77.6 as longitude.',
    },
  ]);
  expect(found[0]?.line).toBeGreaterThan(1);
});

test('a place in another country gives a warning', async () => {
  const found = await diagnosticsAfter({ 'inn.yaml': swap('latitude: 12.9', 'latitude: -12.9') });
  expect(found).toMatchObject([
    { severity: 'warning', message: 'The map would show a place outside India: -12.9, 77.6.' },
  ]);
});

test('two rooms with the same summary give a warning', async () => {
  const found = await diagnosticsAfter({
    'rooms/Triple_Room.yaml': swap('Triple Room: two beds.', 'Double Room: two beds.'),
  });
  expect(found).toMatchObject([
    {
      severity: 'warning',
      file: 'rooms/Triple_Room.yaml',
      field: 'summary',
      message: '“Double Room: two beds.” stands in content/rooms/Double_Room.yaml as well.',
    },
  ]);
});

test.each([
  ['inn.yaml', 'value: 24/7', 'value: 200+', 'Enter a whole number such as 200'],
  ['inn.yaml', 'value: 24/7', 'value: “24/7”', 'straight quotation marks'],
  ['rooms/Double_Room.yaml', 'order: 1', 'order: 1\nprice: 1499.50', 'whole rupees'],
  ['rooms/Double_Room.yaml', 'order: 1', 'order: 1\nprice: 1,500', 'digits only'],
])('in %s, %s as %s is refused with the fix', async (file, old, slip, fix) => {
  expect(await diagnosticsAfter({ [file]: swap(old, slip) })).toMatchObject([
    { severity: 'error', fix: expect.stringContaining(fix) },
  ]);
});

test('an inn that removed all social pages gets the advice to write []', async () => {
  const found = await diagnosticsAfter({
    'inn.yaml': (text) => text.replace(/social:\n(?: .*\n)+/, 'social:\n'),
  });
  expect(found).toMatchObject([
    { field: 'social', message: 'List the inn’s pages, or write  social: []  if it has none.' },
  ]);
});

test('a social page must be a web address', async () => {
  const found = await diagnosticsAfter({
    'inn.yaml': (text) => text.replace(/url: .*/, 'url: javascript:alert(1)'),
  });
  expect(found).toMatchObject([{ fix: 'Enter the whole address, which begins with https://.' }]);
});

test('an inn without social pages is valid', async () => {
  const found = await diagnosticsAfter({
    'inn.yaml': (text) => text.replace(/social:\n(?: .*\n)+/, 'social: []\n'),
  });
  expect(found).toEqual([]);
});
