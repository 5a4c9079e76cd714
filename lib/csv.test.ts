import { expect, test } from 'vitest';
import { fromCsv, toCsv } from './csv.ts';

const ROWS = [
  ['English', 'Kannada'],
  ['Come in, please.', 'ಒಳಗೆ "ಬನ್ನಿ"'],
  ['Two\nlines', 'a;b\tc'],
  ["'quoted'", ' spaces '],
];

test('a table comes back as it was saved', () => {
  expect(fromCsv(toCsv(ROWS))).toEqual(ROWS);
  expect(toCsv(ROWS)).toMatch(/^\uFEFFEnglish,Kannada\r\n"Come in, please\."/);
});

test.each([
  ['semicolons', 'English;Kannada\r\n"a;b, c";"ಅ ""ಆ"""\r\n'],
  ['tabs', 'English\tKannada\n"a;b, c"\t"ಅ ""ಆ"""\n'],
  ['old Macintosh lines', 'English,Kannada\r"a;b, c","ಅ ""ಆ"""'],
  [
    'a line that names the separator',
    'sep=;\r\nEnglish;Kannada\r\n"a;b, c";"ಅ ""ಆ"""\r\n\r\n;\r\n',
  ],
])('cells are read with %s', (_, text) => {
  expect(fromCsv(text)).toEqual([
    ['English', 'Kannada'],
    ['a;b, c', 'ಅ "ಆ"'],
  ]);
});

test.each(['=1+1', '+91 80', '-5 °C', '@desk', "'=1", '\tx'])(
  '%j is no formula in a spreadsheet',
  (text) => {
    const saved = toCsv([['English'], [text]]);
    expect(saved.split('\r\n')[1]).toMatch(/^"?'/);
    expect(fromCsv(saved)[1]).toEqual([text]);
  },
);
