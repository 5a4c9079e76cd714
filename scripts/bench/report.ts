import { NOWHERE } from './options.ts';
import {
  type AuditNote,
  asRatio,
  CATEGORIES,
  CATEGORY_IDS,
  type Category,
  type FormFactor,
  type InteractionRow,
  isExcused,
  missesOf,
  type PageResults,
  type Reading,
  type Results,
  slowerThan,
  TARGETS,
  type VisitRow,
} from './readings.ts';

const whole = (figure: number) => figure.toFixed(0);

const FIGURE = /^\d/;

/**
 * A Markdown table that is readable in a terminal too: figures are right-aligned, everything else
 * left-aligned.
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head.map((title, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    return {
      title,
      cells,
      isFigures: cells.every((cell) => FIGURE.test(cell)),
      width: Math.max(3, title.length, ...cells.map(({ length }) => length)),
    };
  });
  const line = (cellOf: (column: (typeof columns)[number]) => string) =>
    `| ${columns
      .map((column) => {
        const cell = cellOf(column);
        return column.isFigures ? cell.padStart(column.width) : cell.padEnd(column.width);
      })
      .join(' | ')} |`;
  return [
    line(({ title }) => title),
    line(({ width, isFigures }) => '-'.repeat(width - 1) + (isFigures ? ':' : '-')),
    ...rows.map((_, row) => line(({ cells }) => cells[row] ?? '')),
  ].join('\n');
}

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
function pageTable({ limit, pages }: PageResults): string {
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
function pageMisses(
  formFactor: string,
  { limit, pages, earlier }: PageResults,
  against = '',
): string[] {
  return [...pages].flatMap(([name, reading]) => {
    const then = earlier?.get(name);
    const misses = [
      ...missesOf(reading, limit, name === NOWHERE),
      ...(then ? slowerThan(then, reading).map((slower) => `${slower} ${against}`) : []),
    ];
    return misses.length > 0 ? [`${formFactor} ${name}: ${misses.join(', ')}`] : [];
  });
}

const way = ({ from, to }: VisitRow) => `${from} → ${to}`;

function interactionTable(rows: readonly InteractionRow[]): string {
  return table(
    ['interaction', 'page', 'INP'],
    rows.map(({ name, path, inp }) => [name, path, whole(inp)]),
  );
}

function visitTable(rows: readonly VisitRow[]): string {
  return table(
    ['from → to', 'by', 'the next page was', 'LCP from the click'],
    rows.map((row) => [way(row), row.pointer, row.delivery, whole(row.lcp)]),
  );
}

/** Missed targets, one line each. */
function walkMisses(
  interactions: readonly InteractionRow[],
  visits: readonly VisitRow[],
): string[] {
  return [
    ...interactions
      .filter(({ inp }) => inp >= TARGETS.inp)
      .map(({ name, path, inp }) => `${name} on ${path}: INP ${whole(inp)} ms`),
    ...visits
      .filter(({ lcp }) => lcp > TARGETS.visit)
      .map((row) => `${way(row)} by ${row.pointer}: LCP ${whole(row.lcp)} ms after the click`),
  ];
}

const { score, lcpToLimit, fcpToLimit, tbt, inp, visit } = TARGETS;

const PAGE_TARGETS =
  `Targets: ${score} in all five; LCP at most ${lcpToLimit} × the limit page's where a photograph ` +
  `comes first; FCP at most ${fcpToLimit} × the limit page's; TBT below ${tbt}; CLS 0.`;

/** Missed targets as sentences. */
export function missesIn({ pages, interactions, visits, against }: Results): string[] {
  return [
    ...Object.entries(pages).flatMap(([formFactor, results]) =>
      pageMisses(formFactor, results, against),
    ),
    ...walkMisses(interactions, visits),
  ];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** A table with three lines per page: this version, the other, and the ratio of the two. */
export function comparison({ limit, pages, earlier }: PageResults, against: string): string {
  const figures = ['fcp', 'lcp', 'tbt', 'html', 'bytes'] as const;
  const line = (path: string, version: string, reading: Reading) => [
    ...[path, version, CATEGORY_IDS.map((id) => whole(reading.scores[id])).join('/')],
    ...[whole(reading.fcp), whole(reading.lcp), whole(reading.tbt)],
    ...[kilobytes(reading.html), kilobytes(reading.bytes)],
    ...[asRatio(reading.fcp / limit.fcp), asRatio(reading.lcp / limit.lcp)],
  ];
  const rows = [...pages].flatMap(([path, now]) => {
    const then = earlier?.get(path);
    if (!then) return [line(path, 'now', now)];
    const ratios = figures.map((figure) =>
      then[figure] > 0 ? asRatio(now[figure] / then[figure]) : '–',
    );
    return [
      line(path, 'now', now),
      line('', against, then),
      ['', 'now/then', '', ...ratios, '', ''],
    ];
  });
  const head = ['page', 'version', 'Lighthouse', 'FCP', 'LCP', 'TBT', 'page, kB', 'all, kB'];
  return table([...head, 'FCP/limit', 'LCP/limit'], rows);
}

function comparedPart({ against, pages }: Results): string[] {
  if (!against) return [];
  return Object.entries(pages).flatMap(([formFactor, results]) => [
    `### Compared with ${against}, ${formFactor}`,
    comparison(results, against),
  ]);
}

function pagePart(formFactor: FormFactor, results: PageResults | undefined): string[] {
  return results ? [`### Lighthouse, ${formFactor}`, PAGE_TARGETS, pageTable(results)] : [];
}

/** The whole report, in Markdown. */
export function reportOf(results: Results): string {
  const { runs, machine, limitWeight, pages, interactions, visits } = results;
  const misses = missesIn(results);
  const photograph = `${(limitWeight / 1000).toFixed(1)} kB`;
  return [
    `${machine}.`,
    `Medians of ${runs}; times in ms. The limit page's photograph weighs ${photograph}.`,
    ...pagePart('mobile', pages.mobile),
    ...pagePart('desktop', pages.desktop),
    ...(interactions.length > 0
      ? [
          '### Interaction to Next Paint',
          `390 px wide, the processor slowed down fourfold, as the page reads it (Event Timing, in steps of 8). Target: below ${inp}.`,
          interactionTable(interactions),
        ]
      : []),
    ...(visits.length > 0
      ? [
          '### Going on to the next page',
          `From the click to the next page's largest paint. Target: at most ${visit}.`,
          visitTable(visits),
        ]
      : []),
    ...comparedPart(results),
    '### What misses its target',
    misses.length > 0 ? misses.map((miss) => `- ${miss}`).join('\n') : 'Nothing.',
  ].join('\n\n');
}

const BEGIN = '<!-- bench -->';
const END = '<!-- /bench -->';

/**
 * Replaces the report between a document's two markers.
 * @throws if the markers are missing
 */
export function withReport(document: string, report: string): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) {
    throw new Error(`The document needs a line ${BEGIN} and, below it, a line ${END}.`);
  }
  return `${document.slice(0, begin + BEGIN.length)}\n\n${report}\n\n${document.slice(end)}`;
}
