import type { Browser } from 'puppeteer-core';
import { INTERACTIONS, inpOf } from './interactions.ts';
import { type FormFactor, readPage } from './lighthouse.ts';
import type { PageResults } from './pageReport.ts';
import { middleOf, type Reading } from './readings.ts';
import { type Pointer, readVisit, VISITS } from './visits.ts';
import type { InteractionRow, VisitRow } from './walkReport.ts';

/** What is being measured, for whoever waits; not part of the report. */
const tell = (line: string) => process.stderr.write(`${line}\n`);

/** Where the two sites are: the one that is measured, and the limit page. */
export interface Origins {
  site: string;
  limit: string;
}

/** Lighthouse on every page and on the limit page, in turn, so that a busy minute hits all alike. */
export async function measurePages(
  browser: Browser,
  origins: Origins,
  paths: readonly string[],
  formFactor: FormFactor,
  runs: number,
): Promise<PageResults> {
  const limits: Reading[] = [];
  const readings = new Map<string, Reading[]>(paths.map((path) => [path, []]));
  for (let run = 1; run <= runs; run++) {
    tell(`Lighthouse, ${formFactor}, run ${run} of ${runs}`);
    limits.push(await readPage(browser, origins.limit, formFactor));
    for (const [path, list] of readings) {
      list.push(await readPage(browser, origins.site + path, formFactor));
    }
  }
  return {
    limit: middleOf(limits),
    pages: new Map([...readings].map(([path, list]) => [path, middleOf(list)])),
  };
}

/** Every interaction, slowed down. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<InteractionRow[]> {
  const rows: InteractionRow[] = [];
  for (const what of INTERACTIONS) {
    tell(`Interaction: ${what.name}`);
    rows.push({ ...what, inp: await inpOf(browser, origin, what, runs) });
  }
  return rows;
}

/** Every visit, by mouse and by finger. */
export async function measureVisits(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<VisitRow[]> {
  const rows: VisitRow[] = [];
  for (const pointer of ['mouse', 'finger'] satisfies Pointer[]) {
    for (const visit of VISITS) {
      tell(`Going on by ${pointer}: ${visit.from} → ${visit.to}`);
      rows.push({ ...visit, pointer, ...(await readVisit(browser, origin, visit, pointer, runs)) });
    }
  }
  return rows;
}
