import { expect, test } from 'vitest';
import { table, withReport } from './report.ts';

test('what stands between the marks is replaced, and only that', () => {
  const document = 'Before\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\nAfter\n';
  expect(withReport(document, 'new')).toBe(
    'Before\n\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\n\nAfter\n',
  );
});

test('without the marks nothing is written', () => {
  expect(() => withReport('Nothing', 'new')).toThrow('<!-- bench -->');
});

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
