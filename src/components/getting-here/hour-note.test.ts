// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import './hour-note.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A note that is shown from half past ten to five, by the clock in Bengaluru. */
function noteAt(moment: string): HTMLElement {
  vi.useFakeTimers({ now: new Date(moment) });
  document.body.innerHTML =
    '<hour-note data-from="1350" data-until="300" data-zone="Asia/Kolkata" hidden>Gone.</hour-note>';
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
