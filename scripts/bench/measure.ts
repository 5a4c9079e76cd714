import type { Grounds } from './grounds.ts';
import { INTERACTIONS, inpOf } from './interactions.ts';
import { readPage } from './lighthouse.ts';
import { groundLine } from './machine.ts';
import type { BenchOptions } from './options.ts';
import {
  type FormFactor,
  type InteractionRow,
  middleOf,
  type PageResults,
  type Reading,
  type Results,
  type VisitRow,
} from './readings.ts';
import { type Pointer, readVisit, VISITS } from './visits.ts';

/** Progress output, not part of the report. */
const tell = (line: string) => process.stderr.write(`${line}\n`);

/**
 * Runs Lighthouse on every page and on the limit page in turn, so that load on the machine affects
 * all alike.
 */
async function measurePages(
  { browser, site, limit }: Grounds,
  paths: readonly string[],
  formFactor: FormFactor,
  runs: number,
): Promise<PageResults> {
  const limits: Reading[] = [];
  const readings = new Map<string, Reading[]>(paths.map((path) => [path, []]));
  for (let run = 1; run <= runs; run++) {
    tell(`Lighthouse, ${formFactor}, run ${run} of ${runs}`);
    limits.push(await readPage(browser, limit, formFactor));
    for (const [path, list] of readings) {
      list.push(await readPage(browser, site + path, formFactor));
    }
  }
  return {
    limit: middleOf(limits),
    pages: new Map([...readings].map(([path, list]) => [path, middleOf(list)])),
  };
}

async function measureInteractions({ browser, site }: Grounds, runs: number) {
  const rows: InteractionRow[] = [];
  for (const what of INTERACTIONS) {
    tell(`Interaction: ${what.name}`);
    rows.push({ ...what, inp: await inpOf(browser, site, what, runs) });
  }
  return rows;
}

async function measureVisits({ browser, site }: Grounds, runs: number) {
  const rows: VisitRow[] = [];
  for (const pointer of ['mouse', 'finger'] satisfies Pointer[]) {
    for (const visit of VISITS) {
      tell(`Going on by ${pointer}: ${visit.from} → ${visit.to}`);
      rows.push({ ...visit, pointer, ...(await readVisit(browser, site, visit, pointer, runs)) });
    }
  }
  return rows;
}

/**
 * Measures the requested parts one after another.
 * @param paths the pages for Lighthouse
 */
export async function measure(
  grounds: Grounds,
  paths: readonly string[],
  { runs, parts }: Pick<BenchOptions, 'runs' | 'parts'>,
): Promise<Results> {
  const machine = groundLine(await grounds.browser.version());
  const pages: Results['pages'] = {};
  for (const formFactor of ['mobile', 'desktop'] satisfies FormFactor[]) {
    if (!parts.includes(formFactor)) continue;
    pages[formFactor] = await measurePages(grounds, paths, formFactor, runs);
  }
  return {
    runs,
    machine,
    limitWeight: grounds.limitWeight,
    pages,
    interactions: parts.includes('interactions') ? await measureInteractions(grounds, runs) : [],
    visits: parts.includes('visits') ? await measureVisits(grounds, runs) : [],
  };
}
