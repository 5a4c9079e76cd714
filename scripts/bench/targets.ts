import { CATEGORIES, CATEGORY_IDS, type Reading } from './readings.ts';

/** What the site promises. Times in milliseconds; ratios are to the limit page of the same run. */
export const TARGETS = {
  score: 100,
  lcpToLimit: 1.15,
  fcpToLimit: 1.25,
  /** Total Blocking Time stays below this. */
  tbt: 50,
  cls: 0,
  /** Interaction to Next Paint stays below this. */
  inp: 100,
  /** From a click to the largest paint of the next page, at most. */
  visit: 100,
};

/** What follows from an address that does not exist: the status, its console line, the noindex. */
const FROM_NOT_FOUND = ['http-status-code', 'errors-in-console', 'is-crawlable'];

const ratio = (figure: number, limit: number) => figure / limit;
export const asRatio = (value: number) => value.toFixed(2);

/** Whether a category is below its target for no other reason than that the page is not found. */
export function isExcused(reading: Reading, category: Reading['failed'][number]['category']) {
  const failed = reading.failed.filter((note) => note.category === category);
  return failed.length > 0 && failed.every(({ id }) => FROM_NOT_FOUND.includes(id));
}

/**
 * What a page misses of its targets, in words.
 * @param notFound whether the page is the one for addresses that do not exist.
 */
export function missesOf(reading: Reading, limit: Reading, notFound = false): string[] {
  const scores = CATEGORY_IDS.filter(
    (id) => reading.scores[id] < TARGETS.score && !(notFound && isExcused(reading, id)),
  ).map((id) => `${CATEGORIES[id]} ${reading.scores[id]}`);
  const fcp = ratio(reading.fcp, limit.fcp);
  const lcp = ratio(reading.lcp, limit.lcp);
  return [
    ...scores,
    ...(fcp > TARGETS.fcpToLimit ? [`FCP ${asRatio(fcp)} × limit`] : []),
    ...(reading.photographFirst && lcp > TARGETS.lcpToLimit ? [`LCP ${asRatio(lcp)} × limit`] : []),
    ...(reading.tbt >= TARGETS.tbt ? [`TBT ${reading.tbt.toFixed(0)} ms`] : []),
    ...(reading.cls > TARGETS.cls ? [`CLS ${reading.cls.toFixed(4)}`] : []),
  ];
}
