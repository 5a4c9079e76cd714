import { expect, test } from 'vitest';
import { lastDayOf, linesFrom } from './noticeDays.ts';

const lift = { text: 'Lift under repair', from: '2026-12-01', until: '2026-12-05' };
const lunch = { text: 'Ugadi lunch', from: '2027-04-07', until: '2027-04-07' };

test('current and future lines are built, past ones are not', () => {
  const textsOn = (day: string) =>
    linesFrom([lift, lunch], day).map(({ text, applies }) => `${text}: ${applies}`);
  expect(textsOn('2026-11-30')).toEqual(['Lift under repair: false', 'Ugadi lunch: false']);
  expect(textsOn('2026-12-05')).toEqual(['Lift under repair: true', 'Ugadi lunch: false']);
  expect(textsOn('2026-12-06')).toEqual(['Ugadi lunch: false']);
  expect(textsOn('2027-04-08')).toEqual([]);
});

test('days are stated for guests without JavaScript', () => {
  expect(linesFrom([lift, lunch], '2026-12-01').map(({ days }) => days)).toEqual([
    '1 December to 5 December',
    '7 April',
  ]);
});

test('a notice is over after its last line', () => {
  expect(lastDayOf([lunch, lift], '2027-04-07')).toEqual({
    until: '2027-04-07',
    sentence: 'This ended on 7 April.',
    isPast: false,
  });
  expect(lastDayOf([lift], '2026-12-06')?.isPast).toBe(true);
  expect(lastDayOf([], '2026-12-06')).toBeUndefined();
});
