import { expect, test } from 'vitest';
import { table } from './table.ts';

test('columns are as wide as their widest cell, and figures stand to the right', () => {
  expect(
    table(
      ['page', 'LCP'],
      [
        ['/', '1200'],
        ['/about', '900'],
      ],
    ),
  ).toBe(
    ['| page   |  LCP |', '| ------ | ---: |', '| /      | 1200 |', '| /about |  900 |'].join('\n'),
  );
});
