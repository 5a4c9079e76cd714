import { expect, test } from 'vitest';
import type { Reading } from './readings.ts';
import { comparison, missesIn, table, withReport } from './report.ts';

test('only the text between the markers is replaced', () => {
  const document = 'Before\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\nAfter\n';
  expect(withReport(document, 'new')).toBe(
    'Before\n\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\n\nAfter\n',
  );
});

test('without the markers nothing is written', () => {
  expect(() => withReport('Nothing', 'new')).toThrow('<!-- bench -->');
});

test('columns are as wide as their widest cell, and figures are right-aligned', () => {
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

const reading = (lcp: number, fcp: number): Reading => ({
  scores: {
    performance: 100,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
    'agentic-browsing': 100,
  },
  ...{ fcp, lcp, tbt: 20, cls: 0, html: 15_000, bytes: 90_000 },
  ...{ photographFirst: true, failed: [] },
});

const compared = {
  limit: reading(1000, 800),
  pages: new Map([
    ['/', reading(1100, 800)],
    ['/weddings', reading(1000, 800)],
  ]),
  earlier: new Map([['/', reading(1000, 1000)]]),
};

test('a comparison shows both versions of a page, and their ratio', () => {
  const lines = comparison(compared, '97cfa35').split('\n');
  const cellsOf = (line = '') => line.split('|').map((cell) => cell.trim());
  expect(lines.slice(2).map((line) => cellsOf(line).slice(1, 6))).toEqual([
    ['/', 'now', '100/100/100/100/100', '800', '1100'],
    ['', '97cfa35', '100/100/100/100/100', '1000', '1000'],
    ['', 'now/then', '', '0.80', '1.10'],
    // The other commit has no such page.
    ['/weddings', 'now', '100/100/100/100/100', '800', '1000'],
  ]);
});

test('a page slower than at the other commit is among the misses', () => {
  const misses = missesIn({
    ...{ runs: 1, machine: '', limitWeight: 0, interactions: [], visits: [] },
    ...{ pages: { mobile: compared }, against: '97cfa35' },
  });
  expect(misses).toEqual(['mobile /: LCP 1.10 × 97cfa35']);
});
