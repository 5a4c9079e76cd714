import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

/** The lines of the letter about a stay, by their labels. */
function saidOf(checkin: string, checkout: string) {
  const fields: [string, string][] = Object.entries({ checkin, checkout });
  const lines = linesOf({ kind: 'booking', fields, extras: [] });
  return Object.fromEntries(lines.map(({ label, value }) => [label, value]));
}

test('a date is written with its weekday, anything else as it is', () => {
  const said = saidOf('2027-03-10', 'soon');
  expect(said['Check-in']).toBe('Wednesday, 10 March 2027');
  expect(said['Check-out']).toBe('soon');
});

test.each([
  ['2027-03-10', '2027-03-12', /^2$/],
  ['2027-03-10', '2027-03-10', /^none \(a room for the day\)$/],
  ['2027-03-12', '2027-03-10', /^not known$/],
  ['soon', '2027-03-10', /^not known$/],
])('nights from %s to %s: %s', (checkin, checkout, words) => {
  expect(saidOf(checkin, checkout)['Nights']).toMatch(words);
});
