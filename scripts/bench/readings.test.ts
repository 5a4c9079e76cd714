import { expect, test } from 'vitest';
import {
  type Category,
  median,
  medianReading,
  missesOf,
  type Reading,
  slowerThan,
} from './readings.ts';

const note = (id: string, found = '') => ({ category: 'seo' as const, id, title: id, found });
const FULL = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'agentic-browsing': 100,
};
const reading = (change: Partial<Reading> = {}): Reading => ({
  scores: FULL,
  fcp: 1000,
  lcp: 1000,
  tbt: 0,
  cls: 0,
  html: 10_000,
  bytes: 100_000,
  photographFirst: true,
  failed: [],
  ...change,
});
const run = (lcp: number, failed: Reading['failed'] = []) =>
  reading({ lcp, fcp: lcp / 2, failed, scores: { ...FULL, performance: lcp < 1000 ? 100 : 90 } });

test('every figure is its own median', () => {
  const { lcp, fcp, scores } = medianReading([run(800), run(2000), run(900)]);
  expect({ lcp, fcp, performance: scores.performance }).toEqual({
    lcp: 900,
    fcp: 450,
    performance: 100,
  });
});

test('an audit that failed in any run is listed once', () => {
  const { failed } = medianReading([run(1, [note('a')]), run(1), run(1, [note('a'), note('b')])]);
  expect(failed.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('the median of an odd count is the middle value, in whatever order they come', () => {
  expect(median([900, 5, 100])).toBe(100);
  expect(median([7])).toBe(7);
});

test('the median of an even count lies between the middle two', () => {
  expect(median([1, 10, 4, 2])).toBe(3);
});

test('no values have no median', () => {
  expect(() => median([])).toThrow('nothing');
});

const limit = reading();
const scored = (category: Category, score: number, id: string) =>
  reading({
    scores: { ...limit.scores, [category]: score },
    failed: [{ category, id, title: id, found: '' }],
  });

test('exactly at every target nothing is missed', () => {
  expect(missesOf(reading({ fcp: 1150, lcp: 1100, tbt: 49 }), limit)).toEqual([]);
});

test('beyond it, each is named with its figure', () => {
  const page = reading({ fcp: 1160, lcp: 1110, tbt: 50, cls: 0.001 });
  expect(missesOf(page, limit)).toEqual([
    'FCP 1.16 × limit',
    'LCP 1.11 × limit',
    'TBT 50 ms',
    'CLS 0.0010',
  ]);
  expect(missesOf(scored('seo', 92, 'meta-description'), limit)).toEqual(['SEO 92']);
});

test('the LCP of a page that begins with text is not compared with a photograph’s', () => {
  expect(missesOf(reading({ lcp: 2000, photographFirst: false }), limit)).toEqual([]);
});

test('the 404 page is excused only for what follows from being one', () => {
  const missing = scored('seo', 58, 'http-status-code');
  expect(missesOf(missing, limit, true)).toEqual([]);
  expect(missesOf(missing, limit)).toEqual(['SEO 58']);
  expect(missesOf(scored('seo', 92, 'meta-description'), limit, true)).toEqual(['SEO 92']);
});

test('slower is what exceeds the spread of two runs', () => {
  const then = { ...run(1000), tbt: 10 };
  expect(slowerThan(then, { ...run(1030), tbt: 40 })).toEqual([]);
  expect(slowerThan(then, { ...run(1000), lcp: 1040, tbt: 41 })).toEqual([
    'LCP 1.04 ×',
    'TBT 31 ms above',
  ]);
});
