import { expect, test } from 'vitest';
import { typefaces } from '../src/site/typefaces.ts';
import { headingStyles, inScript } from './scriptStyles.ts';

test('text in a script with signs above and below gets more leading, no italics and no letter spacing', () => {
  const css =
    'h1{line-height:1.08;font-style:italic;letter-spacing:.04em}p{line-height: 1.6}a{text-underline-offset:.2em}';
  expect(inScript(css, 1.45)).toBe(
    'h1{line-height:1.45;font-style: normal;letter-spacing: 0}p{line-height: 1.7}a{text-underline-offset: 0.4em}',
  );
});

test('leading tokens grow; lengths and references stay', () => {
  const css =
    ':root{--leading-heading: 1.08;--leading-text: 1.6;line-height: 2rem}i{line-height:0}';
  expect(inScript(css, 1.35)).toBe(
    ':root{--leading-heading: 1.35;--leading-text: 1.7;line-height: 2rem}i{line-height:0}',
  );
});

test('headings have a device font to stand in; Latin letters keep their own font', () => {
  const css = headingStyles(typefaces.kn, 'face.woff2', ['ರೂಮ್‌ಗಳು', 'ಬೇಕಾ', 'ಅಕ್ಷರ']);
  expect(css).toContain("src: url('face.woff2') format('woff2')");
  expect(css).toContain('unicode-range: U+c85-cd5,U+200c-200d');
  const families = [...css.matchAll(/--font-heading:([^;}]+)/g)].map(([, list]) => list);
  expect(families).toEqual(["'Tiro','Headings','Headings 2','Headings 3','Tiro fallback',serif"]);
});
