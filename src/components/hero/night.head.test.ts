// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { openFirstOfTheHour, preloadOfTheHour } from './night.head.ts';

const SLIDES = ['day', 'room', 'night', 'roof'];

/** Runs a script as the page does while it is parsed; jsdom itself runs none. */
function run(script: string) {
  const element = document.head.appendChild(document.createElement('script'));
  Object.defineProperty(document, 'currentScript', { value: element, configurable: true });
  new Function(script)();
}

/** The slides in order, with the name and the loading of each, after both scripts at this moment. */
function openAt(moment: string, timeZone = 'Asia/Kolkata') {
  vi.setSystemTime(moment);
  document.head.innerHTML = '';
  run(preloadOfTheHour('<link data-of="day">', '<link data-of="night">', timeZone));
  document.body.innerHTML = `<main><inn-carousel><div data-part="track">${SLIDES.map(
    (slide, index) =>
      `<div aria-label="${index + 1} of 4"><div ${slide === 'night' ? 'data-night' : ''}><img alt="${slide}" loading="lazy" ${index === 0 ? 'fetchpriority="high"' : ''}></div></div>`,
  ).join('')}</div></inn-carousel></main>`;
  run(openFirstOfTheHour);
  return shown();
}

const shown = () => ({
  preloads: [...document.querySelectorAll('link')].map(({ dataset }) => dataset['of']),
  slides: [...document.querySelectorAll('[aria-label]')].map((slide) => [
    slide.getAttribute('aria-label'),
    slide.querySelector('img')?.alt,
  ]),
  first: [...document.querySelectorAll('img[fetchpriority=high]')].map((img) =>
    img.getAttribute('alt'),
  ),
});

const byDay = {
  preloads: ['day'],
  slides: [
    ['1 of 4', 'day'],
    ['2 of 4', 'room'],
    ['3 of 4', 'night'],
    ['4 of 4', 'roof'],
  ],
  first: ['day'],
};
const byNight = {
  preloads: ['night'],
  slides: [
    ['1 of 4', 'night'],
    ['2 of 4', 'day'],
    ['3 of 4', 'room'],
    ['4 of 4', 'roof'],
  ],
  first: ['night'],
};

vi.useFakeTimers({ toFake: ['Date'] });
afterEach(() => {
  delete document.documentElement.dataset['night'];
});

test.each([
  ['2026-11-20T22:59:00+05:30', byDay],
  ['2026-11-20T23:00:00+05:30', byNight],
  ['2026-11-21T00:10:00+05:30', byNight],
  ['2026-11-21T04:59:00+05:30', byNight],
  ['2026-11-21T05:00:00+05:30', byDay],
])('at %s the first picture is that of the hour, and no other is preloaded', (moment, order) => {
  expect(openAt(moment)).toEqual(order);
});

test('the hour is that of the inn’s clock, wherever the guest is', () => {
  expect(openAt('2026-11-21T00:10:00+05:30', 'America/New_York')).toEqual(byDay);
});

test('without the night’s picture the order is that of the day', () => {
  openAt('2026-11-21T00:10:00+05:30');
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(shown()).toEqual({ ...byDay, preloads: ['night'] });
});
