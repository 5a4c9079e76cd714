// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { countOn, PhotoSheets, placeOf } from './photoSheets.ts';

afterEach(() => vi.unstubAllGlobals());

test('a position is a sheet and a place on it', () => {
  expect(placeOf(0, 24)).toEqual({ sheet: 1, index: 0 });
  expect(placeOf(23, 24)).toEqual({ sheet: 1, index: 23 });
  expect(placeOf(24, 24)).toEqual({ sheet: 2, index: 0 });
  expect(placeOf(1399, 24)).toEqual({ sheet: 59, index: 7 });
});

test('the last sheet holds what is left', () => {
  expect(countOn(1, 14, 24)).toBe(14);
  expect(countOn(2, 14, 24)).toBe(0);
  expect(countOn(2, 48, 24)).toBe(24);
  expect(countOn(3, 48, 24)).toBe(0);
  expect(countOn(59, 1400, 24)).toBe(8);
});

test('if another page answers, a link to the sheet replaces it, and the sheet can be requested again', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
    },
  );
  const photo = (name: string) =>
    `<li><a data-srcset="${name} 1w" href="/${name}">${name}</a></li>`;
  const host = document.createElement('div');
  host.dataset['total'] = '2';
  host.dataset['perSheet'] = '1';
  host.innerHTML = `<ul data-sheet="1">${photo('door')}</ul>
    <nav data-part="pages"><a href="/gallery/2">2</a></nav>`;
  const sheets = new PhotoSheets(host);
  const answer = (body: string) => vi.stubGlobal('fetch', async () => new Response(body));
  answer('<p>Welcome home.</p>');
  await expect(sheets.load(1)).rejects.toThrow('no photographs');
  expect(host.querySelector('[data-sheet="2"] a')?.getAttribute('href')).toMatch(/\/gallery\/2$/);
  answer(`<ul data-sheet="1">${photo('desk')}</ul>`);
  await sheets.load(1);
  expect(sheets.at(1)?.textContent).toBe('desk');
});
