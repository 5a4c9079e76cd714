import { expect, test } from 'vitest';
import { OperatorError } from '../../lib/errors.ts';
import { PARTS, pagesOf, readOptions } from './options.ts';

test('without options, everything is measured three times', () => {
  expect(readOptions([])).toEqual({
    runs: 3,
    pages: undefined,
    parts: PARTS,
    against: undefined,
    write: false,
  });
});

test.each([[['extra']], [['--fast']], [['--runs']]])('%j is refused in a sentence', (args) => {
  expect(() => readOptions(args)).toThrow(OperatorError);
});

test('pages, parts and runs can be chosen', () => {
  const args = ['--runs', '5', '--pages', '/,/about', '--only', 'mobile,visits'];
  expect(readOptions(args)).toMatchObject({
    runs: 5,
    pages: ['/', '/about'],
    parts: ['mobile', 'visits'],
  });
});

test('a comparison covers Lighthouse alone, or what is chosen', () => {
  expect(readOptions(['--against', 'HEAD~1'])).toMatchObject({
    against: 'HEAD~1',
    parts: ['mobile', 'desktop'],
  });
  expect(readOptions(['--against', 'v1', '--only', 'mobile,visits', '--runs', '1'])).toMatchObject({
    ...{ against: 'v1', runs: 1 },
    parts: ['mobile', 'visits'],
  });
});

test.each([
  [['--runs', 'many'], 'whole number'],
  [['--runs', '0'], 'whole number'],
  [['--only', 'tablet'], 'mobile,desktop,interactions,visits'],
  [['--write', '--only', 'mobile'], 'whole run'],
  [['--write', '--against', 'HEAD~1'], 'leave out --against'],
  [['--against', ''], '--against HEAD~1'],
  [['--against', 'HEAD~1', '--only', 'visits'], 'add one to --only'],
])('%j is refused with the fix', (args, fix) => {
  expect(() => readOptions(args)).toThrow(fix);
});

const sitemap = (paths: string[]) =>
  paths.map((path) => `<url><loc>https://inn.example${path}</loc></url>`).join('');

test('pages are in the order of the navigation, a new room among the rooms', () => {
  const found = pagesOf(sitemap(['/A_Seventh_Room', '/contact', '/gallery', '/', '/rooms']));
  expect(found).toEqual(['/', '/rooms', '/A_Seventh_Room', '/gallery', '/contact']);
});
