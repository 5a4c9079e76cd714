// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { showEnd, showNotice } from './notice.head.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Runs a script behind these elements as the page does while it is parsed; jsdom itself runs none. */
function openAt(moment: string, html: string, script: string) {
  vi.setSystemTime(moment);
  document.body.innerHTML = html;
  const element = document.body.appendChild(document.createElement('script'));
  Object.defineProperty(document, 'currentScript', { value: element, configurable: true });
  new Function(script)();
}

const line = (text: string, from: string, until: string) =>
  `<p hidden data-from="${from}" data-until="${until}">${text}</p>`;
const lift = line('Lift', '2026-12-01', '2026-12-05');
const lunch = line('Lunch', '2026-12-05', '2026-12-05');

/** The lines that are shown; undefined if the notice is hidden as a whole. */
function linesAt(moment: string, timeZone = 'Asia/Kolkata') {
  openAt(moment, `<section hidden>${lift}${lunch}</section>`, showNotice(timeZone));
  if (document.querySelector('section')?.hidden) return undefined;
  return [...document.querySelectorAll('p:not([hidden])')].map((shown) => shown.textContent);
}

test('a line is shown from its first day to the end of its last, by the inn’s clock', () => {
  expect(linesAt('2026-11-30T23:59:59+05:30')).toBeUndefined();
  expect(linesAt('2026-12-01T00:00:00+05:30')).toEqual(['Lift']);
  expect(linesAt('2026-12-04T23:59:59+05:30')).toEqual(['Lift']);
  expect(linesAt('2026-12-05T00:00:00+05:30')).toEqual(['Lift', 'Lunch']);
  expect(linesAt('2026-12-05T23:59:59+05:30')).toEqual(['Lift', 'Lunch']);
  expect(linesAt('2026-12-06T00:00:00+05:30')).toBeUndefined();
});

test('the day is the inn’s, wherever the guest is', () => {
  // In Los Angeles it is still the 5th.
  const morning = '2026-12-06T08:00:00+05:30';
  expect(linesAt(morning)).toBeUndefined();
  expect(linesAt(morning, 'America/Los_Angeles')).toEqual(['Lift', 'Lunch']);
});

test('the page says that its days are over from the day after the last', () => {
  const isSaidAt = (moment: string) => {
    const html = '<p hidden data-until="2026-12-05">This ended on 5 December.</p>';
    openAt(moment, html, showEnd('Asia/Kolkata'));
    return !document.querySelector('p')?.hidden;
  };
  expect(isSaidAt('2026-12-05T23:59:59+05:30')).toBe(false);
  expect(isSaidAt('2026-12-06T00:00:00+05:30')).toBe(true);
});
