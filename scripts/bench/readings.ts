/** The median; for an even count, the mean of the middle two. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing.');
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** Lighthouse's five categories by id, with their titles in the tables. */
export const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
  'agentic-browsing': 'agentic',
} as const;
export type Category = keyof typeof CATEGORIES;
export const CATEGORY_IDS = Object.keys(CATEGORIES) as Category[];

/** An audit that lowers a category's score. */
export interface AuditNote {
  category: Category;
  id: string;
  title: string;
  /** Lighthouse's own description; often empty. */
  found: string;
}

/** A page's Lighthouse results. Times in milliseconds, scores from 0 to 100. */
export interface Reading {
  scores: Record<Category, number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes transferred, with headers: the page itself, and all it loads. */
  html: number;
  bytes: number;
  /** Whether the largest element of the first screen is a photograph. */
  photographFirst: boolean;
  failed: AuditNote[];
}

const unique = (notes: AuditNote[]) => [
  ...new Map(notes.map((note) => [`${note.category} ${note.id}`, note])).values(),
];

/** The median of every figure, and each audit that failed in any run. */
export function medianReading(runs: readonly Reading[]): Reading {
  const of = (figure: (run: Reading) => number) => median(runs.map(figure));
  return {
    scores: Object.fromEntries(
      CATEGORY_IDS.map((id) => [id, of(({ scores }) => scores[id])]),
    ) as Reading['scores'],
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    html: of(({ html }) => html),
    bytes: of(({ bytes }) => bytes),
    photographFirst: runs.some(({ photographFirst }) => photographFirst),
    failed: unique(runs.flatMap(({ failed }) => failed)),
  };
}

export type FormFactor = 'mobile' | 'desktop';

/** The results of one form factor. */
export interface PageResults {
  limit: Reading;
  pages: ReadonlyMap<string, Reading>;
  /** The same pages of the commit to compare with, as far as it has them. */
  earlier?: ReadonlyMap<string, Reading>;
}

/** One interaction; `inp` in milliseconds. */
export interface InteractionRow {
  name: string;
  path: string;
  inp: number;
}

/** One page change; `lcp` in milliseconds from the click. */
export interface VisitRow {
  from: string;
  to: string;
  pointer: string;
  lcp: number;
  delivery: string;
}

/** The results of a run; omits what was not requested. */
export interface Results {
  runs: number;
  /** When and where it was measured. */
  machine: string;
  /** Size of the limit page's photograph, in bytes. */
  limitWeight: number;
  pages: Partial<Record<FormFactor, PageResults>>;
  interactions: InteractionRow[];
  visits: VisitRow[];
  /** The commit to compare with, shortened. */
  against?: string;
}

/** The site's targets. Times in milliseconds; ratios are to the limit page of the same run. */
export const TARGETS = {
  score: 100,
  lcpToLimit: 1.1,
  fcpToLimit: 1.15,
  /** Total Blocking Time: below this. */
  tbt: 50,
  cls: 0,
  /** Interaction to Next Paint: below this. */
  inp: 100,
  /** From click to the next page's largest paint: at most this. */
  visit: 100,
};

/** Limits for “slower than before”: a ratio, and milliseconds of TBT, which varies this much by itself. */
const SLOWER = { ratio: 1.03, tbt: 30 };

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

/** What a page does more slowly than at another commit, as sentences. */
export function slowerThan(earlier: Reading, now: Reading): string[] {
  const times = (['fcp', 'lcp'] as const).flatMap((figure) => {
    const value = ratio(now[figure], earlier[figure]);
    return value > SLOWER.ratio ? [`${figure.toUpperCase()} ${asRatio(value)} ×`] : [];
  });
  const more = now.tbt - earlier.tbt;
  return [...times, ...(more > SLOWER.tbt ? [`TBT ${more.toFixed(0)} ms above`] : [])];
}
