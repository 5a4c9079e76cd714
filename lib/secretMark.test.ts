import { expect, test } from 'vitest';
import { isMarkOf, markOf } from './secretMark.ts';

test('a text is recognised by its mark, and no other is', () => {
  const mark = markOf('smtps://me:s3cret@mail.in');
  expect(isMarkOf(mark, 'smtps://me:s3cret@mail.in')).toBe(true);
  expect(isMarkOf(mark, 'smtps://me:s3cret2@mail.in')).toBe(false);
  expect(mark).not.toContain('s3cret');
});

test('the same text gets a different mark each time', () => {
  expect(markOf('a')).not.toBe(markOf('a'));
});

test.each([undefined, '', 'nonsense', 'a.b'])('%j is a mark of nothing', (mark) => {
  expect(isMarkOf(mark, '')).toBe(false);
});
