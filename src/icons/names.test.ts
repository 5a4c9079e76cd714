import { expect, test } from 'vitest';
import { searchIcons } from './names.ts';

const names = (search: string) => searchIcons(search, 8).map(({ name }) => name);

test.each([
  ['shower', 'shower'],
  ['pool', 'swimming-pool'],
  ['scooter', 'scooter'],
  ['vespa', 'moped'],
  ['toilet', 'toilet'],
  ['Parking', 'letter-circle-p'],
  ['chef hat', 'chef-hat'],
  ['wash machine', 'washing-machine'],
])('somebody who looks for %s finds %s', (search, name) => {
  expect(names(search)).toContain(name);
});

test('the name itself comes first, and all words must fit', () => {
  expect(names('bed')[0]).toBe('bed');
  expect(names('bed xyzzy')).toEqual([]);
});

test('an empty search returns all icons, up to the limit', () => {
  expect(searchIcons('', 5)).toHaveLength(5);
  expect(searchIcons(' ', 5000).length).toBeGreaterThan(1000);
  expect(searchIcons('', 5000).some(({ words }) => words.some((word) => word.includes('*')))).toBe(
    false,
  );
});
