// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { hourAt, untilNextMinute } from './desk-clock.ts';

test.each([
  ['2026-11-20T20:44:00Z', 'Asia/Kolkata', '2:14 am'],
  ['2026-11-20T06:30:00Z', 'Asia/Kolkata', '12:00 pm'],
  ['2026-11-20T18:30:00Z', 'Asia/Kolkata', '12:00 am'],
  ['2026-11-20T20:44:00Z', 'Asia/Singapore', '4:44 am'],
])('%s in %s is %s', (moment, zone, expected) => {
  expect(hourAt(new Date(moment), zone)).toBe(expected.replace(' ', '\u00a0'));
});

test('the next minute is at most a minute away, and never now', () => {
  expect(untilNextMinute(new Date('2026-11-20T20:44:12.250Z'))).toBe(47_750);
  expect(untilNextMinute(new Date('2026-11-20T20:44:00.000Z'))).toBe(60_000);
});
