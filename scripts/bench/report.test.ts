import { expect, test } from 'vitest';
import { withReport } from './report.ts';

test('what stands between the marks is replaced, and only that', () => {
  const document = 'Before\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\nAfter\n';
  expect(withReport(document, 'new')).toBe(
    'Before\n\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\n\nAfter\n',
  );
});

test('without the marks nothing is written', () => {
  expect(() => withReport('Nothing', 'new')).toThrow('<!-- bench -->');
});
