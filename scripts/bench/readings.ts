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
  /** Whether the largest element of the first screen is a photograph. */
  photographFirst: boolean;
  failed: AuditNote[];
}

const unique = (notes: AuditNote[]) => [
  ...new Map(notes.map((note) => [`${note.category} ${note.id}`, note])).values(),
];

/** The median of every figure, and each audit that failed in any run. */
export function middleOf(runs: readonly Reading[]): Reading {
  const of = (figure: (run: Reading) => number) => median(runs.map(figure));
  return {
    scores: Object.fromEntries(
      CATEGORY_IDS.map((id) => [id, of(({ scores }) => scores[id])]),
    ) as Reading['scores'],
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    photographFirst: runs.some(({ photographFirst }) => photographFirst),
    failed: unique(runs.flatMap(({ failed }) => failed)),
  };
}
