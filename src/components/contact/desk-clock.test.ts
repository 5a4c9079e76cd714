// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilNextMinute } from './desk-clock.ts';

test('the next minute is at most a minute away, and never now', () => {
  expect(untilNextMinute(new Date('2026-11-20T20:44:12.250Z'))).toBe(47_750);
  expect(untilNextMinute(new Date('2026-11-20T20:44:00.000Z'))).toBe(60_000);
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function sentenceAt(moment: string, zone: string) {
  vi.setSystemTime(moment);
  document.body.innerHTML = `<desk-clock data-awake="Someone is awake." data-sentence="It is [time]." data-zone="${zone}"></desk-clock>`;
  const sentence = document.body.textContent;
  document.body.replaceChildren();
  return sentence;
}

test.each([
  ['2026-11-20T06:30:00Z', 'Asia/Kolkata', 'It is 12:00 pm.'],
  ['2026-11-20T06:30:00Z', '+05:30', 'It is 12:00 pm.'],
  ['2026-11-20T10:44:00Z', 'Asia/Singapore', 'It is 6:44 pm.'],
  ['2026-07-20T10:44:00Z', 'Europe/Lisbon', 'It is 11:44 am.'],
])('at %s the clock of %s says: %s', (moment, zone, sentence) => {
  expect(sentenceAt(moment, zone)).toBe(sentence.replace(/ (?=[ap]m)/, '\u00a0'));
});

test.each([
  ['2026-11-20T16:29:00Z', 'It is 9:59 pm.'],
  ['2026-11-20T16:30:00Z', 'It is 10:00 pm. Someone is awake.'],
  ['2026-11-20T18:30:00Z', 'It is 12:00 am. Someone is awake.'],
  ['2026-11-21T00:29:00Z', 'It is 5:59 am. Someone is awake.'],
  ['2026-11-21T00:30:00Z', 'It is 6:00 am.'],
])('only by night it says that someone is awake: %s', (moment, sentence) => {
  expect(sentenceAt(moment, 'Asia/Kolkata')?.replace('\u00a0', ' ')).toBe(sentence);
});
