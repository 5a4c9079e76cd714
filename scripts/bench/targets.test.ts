import { expect, test } from 'vitest';
import type { Category, Reading } from './readings.ts';
import { missesOf } from './targets.ts';

const reading = (change: Partial<Reading> = {}): Reading => ({
  scores: {
    performance: 100,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
    'agentic-browsing': 100,
  },
  fcp: 1000,
  lcp: 1000,
  tbt: 0,
  cls: 0,
  photographFirst: true,
  failed: [],
  ...change,
});
const limit = reading();
const scored = (category: Category, score: number, id: string) =>
  reading({
    scores: { ...limit.scores, [category]: score },
    failed: [{ category, id, title: id, found: '' }],
  });

test('at the edge of every target nothing is missed', () => {
  expect(missesOf(reading({ fcp: 1250, lcp: 1150, tbt: 49 }), limit)).toEqual([]);
});

test('beyond it, each is named with its figure', () => {
  const page = reading({ fcp: 1260, lcp: 1160, tbt: 50, cls: 0.001 });
  expect(missesOf(page, limit)).toEqual([
    'FCP 1.26 × limit',
    'LCP 1.16 × limit',
    'TBT 50 ms',
    'CLS 0.0010',
  ]);
  expect(missesOf(scored('seo', 92, 'meta-description'), limit)).toEqual(['SEO 92']);
});

test('the LCP of a page that begins with words is not held against a photograph', () => {
  expect(missesOf(reading({ lcp: 2000, photographFirst: false }), limit)).toEqual([]);
});

test('the 404 page is excused for being one, and for nothing else', () => {
  const missing = scored('seo', 58, 'http-status-code');
  expect(missesOf(missing, limit, true)).toEqual([]);
  expect(missesOf(missing, limit)).toEqual(['SEO 58']);
  expect(missesOf(scored('seo', 92, 'meta-description'), limit, true)).toEqual(['SEO 92']);
});
