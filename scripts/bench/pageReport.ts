import { NOWHERE } from './pages.ts';
import {
  type AuditNote,
  CATEGORIES,
  CATEGORY_IDS,
  type Category,
  type Reading,
} from './readings.ts';
import { table } from './table.ts';
import { asRatio, isExcused, missesOf } from './targets.ts';

/** The results of one form factor. */
export interface PageResults {
  limit: Reading;
  pages: ReadonlyMap<string, Reading>;
}

const whole = (figure: number) => figure.toFixed(0);

function cells(name: string, reading: Reading, limit: Reading): string[] {
  const score = (id: Category) =>
    whole(reading.scores[id]) + (name === NOWHERE && isExcused(reading, id) ? '*' : '');
  const scores = CATEGORY_IDS.map(score);
  return [
    name,
    scores.every((one) => one === '100') ? '100 × 5' : scores.join('/'),
    whole(reading.fcp),
    whole(reading.lcp),
    whole(reading.tbt),
    reading.cls.toFixed(3),
    asRatio(reading.lcp / limit.lcp),
    asRatio(reading.fcp / limit.fcp),
  ];
}

/** One line per failed audit, with its pages and findings. */
function noteLines(
  pages: PageResults['pages'],
  notesOf: (reading: Reading) => AuditNote[],
): string[] {
  const byAudit = new Map<string, string[]>();
  for (const [name, reading] of pages) {
    for (const { category, id, title, found } of notesOf(reading)) {
      const key = `${CATEGORIES[category]}, ${title} (\`${id}\`)`;
      const where = found ? `${name} (${found})` : name;
      byAudit.set(key, [...(byAudit.get(key) ?? []), where]);
    }
  }
  return [...byAudit].map(([audit, where]) =>
    where.length === pages.size ? `- ${audit}: every page` : `- ${audit}: ${where.join(', ')}`,
  );
}

/** The table of a form factor, followed by the audits that failed. */
export function pageTable({ limit, pages }: PageResults): string {
  const head = ['page', 'Lighthouse', 'FCP', 'LCP', 'TBT', 'CLS', 'LCP/limit', 'FCP/limit'];
  const rows = [...pages].map(([name, reading]) => cells(name, reading, limit));
  const notFound = pages.get(NOWHERE);
  const excused = notFound && CATEGORY_IDS.some((id) => isExcused(notFound, id));
  const lost = noteLines(pages, ({ failed, scores }) =>
    failed.filter(({ category }) => scores[category] < 100),
  );
  return [
    table(head, [cells('the limit page', limit, limit), ...rows]),
    excused ? '\\* Follows from the page not being found, and is meant.' : '',
    lost.length > 0 ? `Audits that take points:\n\n${lost.join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Missed targets, one line per page. */
export function pageMisses(formFactor: string, { limit, pages }: PageResults): string[] {
  return [...pages].flatMap(([name, reading]) => {
    const misses = missesOf(reading, limit, name === NOWHERE);
    return misses.length > 0 ? [`${formFactor} ${name}: ${misses.join(', ')}`] : [];
  });
}
