import { expect, test } from 'vitest';
import { parseRange } from './respond.ts';

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['rows=0-9', undefined],
])('%s of 100 bytes is %o', (range, expected) => {
  expect(parseRange(new Headers({ range }), '"a"', 100)).toEqual(expected);
});

test('a range of another version is not what was asked for', () => {
  const headers = new Headers({ range: 'bytes=0-9', 'if-range': '"b"' });
  expect(parseRange(headers, '"a"', 100)).toBeUndefined();
});
