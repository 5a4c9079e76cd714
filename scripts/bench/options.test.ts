import { expect, test } from 'vitest';
import { PARTS, pagesOf, readOptions } from './options.ts';

test('says nothing of itself: everything is measured three times', () => {
  expect(readOptions([])).toEqual({ runs: 3, pages: undefined, parts: PARTS, write: false });
});

test('pages, parts and runs can be chosen', () => {
  const args = ['--runs', '5', '--pages', '/,/about', '--only', 'mobile,visits'];
  expect(readOptions(args)).toMatchObject({
    runs: 5,
    pages: ['/', '/about'],
    parts: ['mobile', 'visits'],
  });
});

test.each([
  [['--runs', 'many'], 'whole number'],
  [['--runs', '0'], 'whole number'],
  [['--only', 'tablet'], 'mobile,desktop,interactions,visits'],
  [['--write', '--only', 'mobile'], 'whole run'],
])('%j is refused with the mend', (args, fix) => {
  expect(() => readOptions(args)).toThrow(fix);
});

const sitemap = (paths: string[]) =>
  paths.map((path) => `<url><loc>https://inn.example${path}</loc></url>`).join('');

test('pages stand as in the navigation, and a new room among the rooms', () => {
  const found = pagesOf(sitemap(['/A_Seventh_Room', '/contact', '/gallery', '/', '/rooms']));
  expect(found).toEqual(['/', '/rooms', '/A_Seventh_Room', '/gallery', '/contact']);
});
