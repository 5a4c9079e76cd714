import { expect, test } from 'vitest';
import { faultsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';

const KNOW = 'good-to-know.yaml';
const HERE = 'getting-here.yaml';

test('the small inn’s questions and ways are in order, and so is an inn that has neither', async () => {
  expect(await faultsAfter({})).toEqual([]);
  expect(await faultsAfter({ [KNOW]: null, [HERE]: null })).toEqual([]);
});

test.each([
  ['two questions with one id', KNOW, swap('id: pets', 'id: upi'), /has this id already/],
  ['an id that no address can end in', KNOW, swap('id: pets', 'id: My Pets'), /small letters/],
  ['an id that the page needs itself', KNOW, swap('id: pets', 'id: getting-here'), /Write another/],
  [
    'minutes with their unit',
    HERE,
    swap('minutes: 8', 'minutes: 8 min'),
    /whole number, such as 45/,
  ],
  ['rupees with their sign', HERE, swap('rupees: 1300', 'rupees: ₹ 1,300'), /digits only/],
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
])('%s is a fault with its line and its mend', async (_, file, change, mend) => {
  const faults = await faultsAfter({ [file]: change });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ level: 'fault', file: `content/${file}` });
  expect(faults[0]?.line).toBeGreaterThan(1);
  expect(faults[0]?.mend).toMatch(mend);
});

test('a file with nearly the right name is told which it should be', async () => {
  const faults = await faultsAfter({
    [KNOW]: null,
    'good-to-know.yml': new TextEncoder().encode('heading: Good to know'),
  });
  expect(faults).toHaveLength(1);
  expect(faults[0]?.mend).toContain('good-to-know.yaml');
});

test('no room takes the address of these pages', async () => {
  const faults = await faultsAfter({ 'rooms/Good-to-know.yaml': () => 'order: 9' });
  expect(faults.map(({ problem }) => problem)).toContain(
    'The address /Good-to-know belongs to another page.',
  );
});
