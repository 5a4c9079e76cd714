import { expect, test } from 'vitest';
import { marksIn, withMark, withoutMarks } from './fieldMark.ts';

test('a text carries its field anywhere, and reads as before', () => {
  const name = withMark('Garden Room', 'rooms/Garden.yaml', ['name']);
  const beds = withMark('2 beds', 'rooms/Garden.yaml', ['beds']);
  const sentence = `The ${name}: ${beds}.`;
  expect(withoutMarks(sentence)).toBe('The Garden Room: 2 beds.');
  expect(marksIn(sentence)).toEqual([
    { mark: { file: 'rooms/Garden.yaml', at: ['name'], length: 11 }, end: 15 },
    { mark: { file: 'rooms/Garden.yaml', at: ['beds'], length: 6 }, end: 23 },
  ]);
});

test('a mark contains no space at which the site would break it', () => {
  const marked = withMark('Non-AC', 'pages/home.yaml', ['hero', 'pictures', 0, 'alt']);
  expect(marked.split(/\s/)).toEqual([marked]);
  expect(marked.trim()).toBe(marked);
});

test('an address made from a text is unchanged once its mark is removed', () => {
  const asked = encodeURIComponent(withMark('Quiet inn', 'inn.yaml', ['name']));
  expect(withoutMarks(`https://wa.me/?text=${asked}`)).toBe('https://wa.me/?text=Quiet%20inn');
});

test('a flag at the end of a text is not a mark', () => {
  const flag = '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';
  expect(withoutMarks(flag)).toBe(flag);
});
