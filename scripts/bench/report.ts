import type { FormFactor } from './lighthouse.ts';
import type { Results } from './measure.ts';
import { type PageResults, pageMisses, pageTable } from './pageReport.ts';
import { TARGETS } from './targets.ts';
import { interactionTable, visitTable, walkMisses } from './walkReport.ts';

const { score, lcpToLimit, fcpToLimit, tbt, inp, visit } = TARGETS;

const PAGE_TARGETS =
  `Targets: ${score} in all five; LCP at most ${lcpToLimit} × the limit page's where a photograph ` +
  `comes first; FCP at most ${fcpToLimit} × the limit page's; TBT below ${tbt}; CLS 0.`;

/** Missed targets as sentences. */
export function missesIn({ pages, interactions, visits }: Results): string[] {
  return [
    ...Object.entries(pages).flatMap(([formFactor, results]) => pageMisses(formFactor, results)),
    ...walkMisses(interactions, visits),
  ];
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
          `390 px wide, the processor slowed down fourfold, read from the trace. Target: below ${inp}.`,
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
