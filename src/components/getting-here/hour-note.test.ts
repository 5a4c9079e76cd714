// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { isBetween } from './hour-note.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test.each([
  ['23:00', '22:30', '05:00', true],
  ['04:59', '22:30', '05:00', true],
  ['22:30', '22:30', '05:00', true],
  ['05:00', '22:30', '05:00', false],
  ['12:00', '22:30', '05:00', false],
  // The last train goes after midnight.
  ['00:15', '00:30', '05:00', false],
  ['00:30', '00:30', '05:00', true],
  ['23:00', '00:30', '05:00', false],
])('%s between %s and %s: %s', (time, from, until, expected) => {
  expect(isBetween(time, from, until)).toBe(expected);
});

/** A note that is shown from half past ten to five, by the clock in Bengaluru. */
function noteAt(moment: string): HTMLElement {
  vi.useFakeTimers({ now: new Date(moment) });
  document.body.innerHTML =
    '<hour-note data-from="22:30" data-until="05:00" data-zone="Asia/Kolkata" hidden>Gone.</hour-note>';
  return document.querySelector('hour-note') as HTMLElement;
}

test('a note is shown at its hours by the inn’s clock, and they begin while the page is open', () => {
  const note = noteAt('2026-11-20T16:59:30Z');
  expect(note.hidden).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(note.hidden).toBe(false);
});

test('and hidden when they are over', () => {
  const note = noteAt('2026-11-20T23:29:30Z');
  expect(note.hidden).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(note.hidden).toBe(true);
});
