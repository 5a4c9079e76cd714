// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hourAt } from '../../site/words/hourAt.ts';
import { untilNextMinute } from './desk-clock.ts';

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

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['2026-11-20T16:29:00Z', 'It is 9:59 pm.'],
  ['2026-11-20T16:30:00Z', 'It is 10:00 pm. Someone is awake.'],
  ['2026-11-20T18:30:00Z', 'It is 12:00 am. Someone is awake.'],
  ['2026-11-21T00:29:00Z', 'It is 5:59 am. Someone is awake.'],
  ['2026-11-21T00:30:00Z', 'It is 6:00 am.'],
])('only by night it says that someone is awake: %s', (moment, sentence) => {
  vi.setSystemTime(moment);
  document.body.innerHTML =
    '<desk-clock data-awake="Someone is awake." data-sentence="It is [time]." data-zone="Asia/Kolkata"></desk-clock>';
  expect(document.body.textContent?.replace('\u00a0', ' ')).toBe(sentence);
  document.body.replaceChildren();
});
