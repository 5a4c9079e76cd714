import { expect, test } from 'vitest';
import { clockAt, fixedZone, isTimeZone } from './timeZones.ts';

const NOW = new Date('2026-11-20T20:44:00Z');

test.each([
  ['Asia/Kolkata', '2026-11-21T02:14:00.000Z'],
  ['+05:30', '2026-11-21T02:14:00.000Z'],
  ['America/New_York', '2026-11-20T15:44:00.000Z'],
  ['-03:30', '2026-11-20T17:14:00.000Z'],
  ['UTC', '2026-11-20T20:44:00.000Z'],
])('the clock of %s shows %s', (zone, expected) => {
  expect(clockAt(NOW, zone).toISOString()).toBe(expected);
});

test('without a zone, it is the device’s clock', () => {
  const clock = clockAt(NOW);
  expect([clock.getUTCDate(), clock.getUTCHours(), clock.getUTCMinutes()]).toEqual([
    NOW.getDate(),
    NOW.getHours(),
    NOW.getMinutes(),
  ]);
});

test.each([
  ['Asia/Kolkata', '+05:30'],
  ['Asia/Kathmandu', '+05:45'],
  ['America/Caracas', '-04:00'],
  ['UTC', '+00:00'],
  ['+05:30', '+05:30'],
])('%s has the offset %s all year', (zone, expected) => {
  expect(fixedZone(zone, NOW)).toBe(expected);
});

test.each(['Europe/Lisbon', 'America/New_York', 'Australia/Sydney'])(
  '%s has summer time and keeps its name, whatever the season',
  (zone) => {
    expect(fixedZone(zone, NOW)).toBe(zone);
    expect(fixedZone(zone, new Date('2026-06-20T12:00:30.250Z'))).toBe(zone);
  },
);

test('a moment with seconds has the same offset', () => {
  expect(fixedZone('Asia/Kolkata', new Date('2026-06-20T12:00:30.250Z'))).toBe('+05:30');
});

test('anything else is not a time zone', () => {
  expect(['Asia/Kolkata', 'UTC', '+05:30'].filter(isTimeZone)).toHaveLength(3);
  expect(['IST+5:30', 'Bangalore', ''].filter(isTimeZone)).toEqual([]);
});
