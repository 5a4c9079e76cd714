import { CATEGORIES, CATEGORY_IDS, type Reading } from './readings.ts';

/** The site's targets. Times in milliseconds; ratios are to the limit page of the same run. */
export const TARGETS = {
  score: 100,
  lcpToLimit: 1.15,
  fcpToLimit: 1.25,
  /** Total Blocking Time: below this. */
  tbt: 50,
  cls: 0,
  /** Interaction to Next Paint: below this. */
  inp: 100,
  /** From click to the next page's largest paint: at most this. */
  visit: 100,
};

/** Consequences of a missing page: the status, its console message and the noindex. */
const FROM_NOT_FOUND = ['http-status-code', 'errors-in-console', 'is-crawlable'];

const ratio = (figure: number, limit: number) => figure / limit;
export const asRatio = (value: number) => value.toFixed(2);

/** Whether a category misses its target only because the page is a 404. */
export function isExcused(reading: Reading, category: Reading['failed'][number]['category']) {
  const failed = reading.failed.filter((note) => note.category === category);
  return failed.length > 0 && failed.every(({ id }) => FROM_NOT_FOUND.includes(id));
}

/**
 * The targets a page misses, as sentences.
 * @param notFound whether it is the 404 page
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
