import { INTERACTIONS, inpOf } from './interactions.ts';
import { readPage } from './lighthouse.ts';
import { machineLine } from './machine.ts';
import type { BenchOptions } from './options.ts';
import {
  type FormFactor,
  type InteractionRow,
  medianReading,
  type PageResults,
  type Reading,
  type Results,
  type VisitRow,
} from './readings.ts';
import type { TestBed } from './testBed.ts';
import { type Pointer, readVisit, VISITS } from './visits.ts';

/** Progress output, not part of the report. */
const tell = (line: string) => process.stderr.write(`${line}\n`);

const medians = (readings: ReadonlyMap<string, readonly Reading[]>) =>
  new Map([...readings].map(([path, list]) => [path, medianReading(list)]));

/**
 * Runs Lighthouse on every page and on the limit page in turn, so that load on the machine affects
 * all alike. Measures each page next to the other commit's version of it, in an order that alternates.
 */
async function measurePages(
  { browser, site, limit, earlier }: TestBed,
  paths: readonly string[],
  formFactor: FormFactor,
  runs: number,
): Promise<PageResults> {
  const limits: Reading[] = [];
  const readings = new Map<string, Reading[]>(paths.map((path) => [path, []]));
  const before = new Map<string, Reading[]>(
    paths.filter((path) => earlier?.pages.includes(path)).map((path) => [path, []]),
  );
  for (let run = 1; run <= runs; run++) {
    tell(`Lighthouse, ${formFactor}, run ${run} of ${runs}`);
    limits.push(await readPage(browser, limit, formFactor));
    for (const path of paths) {
      const turns = [
        { list: readings.get(path), origin: site },
        { list: before.get(path), origin: earlier?.origin },
      ];
      for (const { list, origin } of run % 2 ? turns : turns.reverse()) {
        list?.push(await readPage(browser, origin + path, formFactor));
      }
    }
  }
  return {
    limit: medianReading(limits),
    pages: medians(readings),
    ...(earlier && { earlier: medians(before) }),
  };
}

async function measureInteractions({ browser, site }: TestBed, runs: number) {
  const rows: InteractionRow[] = [];
  for (const what of INTERACTIONS) {
    tell(`Interaction: ${what.name}`);
    rows.push({ ...what, inp: await inpOf(browser, site, what, runs) });
  }
  return rows;
}

async function measureVisits({ browser, site }: TestBed, runs: number) {
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
  testBed: TestBed,
  paths: readonly string[],
  { runs, parts, against }: Pick<BenchOptions, 'runs' | 'parts' | 'against'>,
): Promise<Results> {
  const machine = machineLine(await testBed.browser.version());
  const pages: Results['pages'] = {};
  for (const formFactor of ['mobile', 'desktop'] satisfies FormFactor[]) {
    if (!parts.includes(formFactor)) continue;
    pages[formFactor] = await measurePages(testBed, paths, formFactor, runs);
  }
  return {
    ...{ runs, machine },
    ...(against && { against }),
    limitWeight: testBed.limitWeight,
    pages,
    interactions: parts.includes('interactions') ? await measureInteractions(testBed, runs) : [],
    visits: parts.includes('visits') ? await measureVisits(testBed, runs) : [],
  };
}
