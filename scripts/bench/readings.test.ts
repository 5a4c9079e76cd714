import { expect, test } from 'vitest';
import { median, middleOf, type Reading } from './readings.ts';

const note = (id: string, found = '') => ({ category: 'seo' as const, id, title: id, found });
const run = (lcp: number, failed: Reading['failed'] = []): Reading => ({
  scores: {
    performance: lcp < 1000 ? 100 : 90,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
    'agentic-browsing': 100,
  },
  fcp: lcp / 2,
  lcp,
  tbt: 0,
  cls: 0,
  photographFirst: true,
  failed,
});

test('every figure is the median of its own', () => {
  const { lcp, fcp, scores } = middleOf([run(800), run(2000), run(900)]);
  expect({ lcp, fcp, performance: scores.performance }).toEqual({
    lcp: 900,
    fcp: 450,
    performance: 100,
  });
});

test('an audit that failed in any run is told of once', () => {
  const { failed } = middleOf([run(1, [note('a')]), run(1), run(1, [note('a'), note('b')])]);
  expect(failed.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('of an odd number of values it is the middle one, in whatever order they come', () => {
  expect(median([900, 5, 100])).toBe(100);
  expect(median([7])).toBe(7);
});

test('of an even number it lies between the middle two', () => {
  expect(median([1, 10, 4, 2])).toBe(3);
});

test('of nothing there is none', () => {
  expect(() => median([])).toThrow('nothing');
});
