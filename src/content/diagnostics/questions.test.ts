import { expect, test } from 'vitest';
import { diagnosticsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

const KNOW = 'good-to-know.yaml';
const HERE = 'getting-here.yaml';

test('the small inn’s questions and ways are valid, and so is an inn without them', async () => {
  expect(await diagnosticsAfter({})).toEqual([]);
  expect(await diagnosticsAfter({ [KNOW]: null, [HERE]: null })).toEqual([]);
});

test.each([
  ['two questions with one id', KNOW, swap('id: pets', 'id: upi'), /has this short name already/],
  ['an id that no address can end in', KNOW, swap('id: pets', 'id: My Pets'), /small letters/],
  [
    'an id that the page needs itself',
    KNOW,
    swap('id: pets', 'id: getting-here'),
    /Choose another/,
  ],
  [
    'minutes with their unit',
    HERE,
    swap('minutes: 8', 'minutes: 8 min'),
    /whole number, such as 45/,
  ],
  ['rupees with their sign', HERE, swap('rupees: 1300', 'rupees: ₹ 1,300'), /digits only/],
  [
    'a time without minutes',
    HERE,
    swap('    ways:', '    runs: { first: "5", last: "23:00" }\n    ways:'),
    /such as 22:30/,
  ],
  [
    'a first train that goes with the last',
    HERE,
    swap('    ways:', '    runs: { first: "5:00", last: "05:00" }\n    ways:'),
    /two different times/,
  ],
  [
    'a night without hours',
    HERE,
    swap('journeys:', 'nightHours: { from: "22:00", until: "22:00" }\njourneys:'),
    /two different times/,
  ],
  [
    'a night fare without the hours of the night',
    HERE,
    swap('rupees: 1300', 'rupees: 1300\n        nightFare: 50'),
    /hours of the night/,
  ],
  [
    'a kind of place that is none',
    HERE,
    swap('kind: Metro', 'kind: Metros'),
    /Did you mean “Metro”/,
  ],
  [
    'a language by its long name',
    HERE,
    swap('language: kn', 'language: Kannada'),
    /kn for Kannada/,
  ],
])('%s is an error with its line and its fix', async (_, file, change, fix) => {
  const found = await diagnosticsAfter({ [file]: change });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ severity: 'error', file: `${file}` });
  expect(found[0]?.line).toBeGreaterThan(1);
  expect(found[0]?.fix).toMatch(fix);
});

test('a misspelt file name gets the right one as a suggestion', async () => {
  const found = await diagnosticsAfter({
    [KNOW]: null,
    'good-to-know.yml': new TextEncoder().encode('heading: Good to know'),
  });
  expect(found).toHaveLength(1);
  expect(found[0]?.fix).toContain('good-to-know.yaml');
});

test('a room may not take the address of these pages', async () => {
  const found = await diagnosticsAfter({ 'rooms/Good-to-know.yaml': () => 'order: 9' });
  expect(found.map(({ message }) => message)).toContain(
    'The address /Good-to-know belongs to another page.',
  );
});
