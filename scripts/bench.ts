/**
 * `npm run bench`: how fast the built site is, beside a page that holds nothing but a photograph.
 * `--runs 5`, `--pages /,/about` and `--only mobile,desktop,interactions,visits` change what is
 * measured; `--write` puts the tables into docs/performance.md. Fails when a target is missed.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../server/build.ts';
import { startSite } from '../server/site.ts';
import { openBrowser } from './bench/browser.ts';
import { withReport } from './bench/document.ts';
import { makeLimitPage } from './bench/limitPage.ts';
import { machineLine } from './bench/machine.ts';
import { measureInteractions, measurePages, measureVisits } from './bench/measure.ts';
import { readOptions } from './bench/options.ts';
import { pageMisses, pageTable } from './bench/pageReport.ts';
import { builtPages } from './bench/pages.ts';
import { TARGETS } from './bench/targets.ts';
import { interactionTable, visitTable, walkMisses } from './bench/walkReport.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Any photograph would do: it is encoded to a set weight. */
const LIMIT_PHOTO = join(root, 'content/photos/public/terrace.jpg');

const { runs, parts, write, ...wanted } = readOptions(process.argv.slice(2));
const dist = await ensureBuilt(root);
const paths = wanted.pages ?? builtPages(dist);

const scratch = join(root, '.test');
mkdirSync(scratch, { recursive: true });
const folder = mkdtempSync(join(scratch, 'bench-'));
const limitDist = join(folder, 'limit');
const weight = await makeLimitPage(limitDist, LIMIT_PHOTO);

/** Nobody is told of what is asked for; letters stay in the outbox, and any number may be sent. */
const serve = (from: string, name: string) => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', dataDir: join(folder, name), rateLimit: 10_000 };
  return startSite({ dist: from, port: 0, mail, log: () => undefined });
};
const site = await serve(dist, 'site-mail');
const limit = await serve(limitDist, 'limit-mail');
const browser = await openBrowser();

const { score, lcpToLimit, fcpToLimit, tbt, inp, visit } = TARGETS;
const sections = [`${machineLine(await browser.version())}. Medians of ${runs}; times in ms.`];
const misses: string[] = [];
try {
  for (const formFactor of ['mobile', 'desktop'] as const) {
    if (!parts.includes(formFactor)) continue;
    const origins = { site: site.origin, limit: limit.origin };
    const results = await measurePages(browser, origins, paths, formFactor, runs);
    sections.push(
      `### Lighthouse, ${formFactor}`,
      `Targets: ${score} in all five; LCP at most ${lcpToLimit} × the limit page's where a photograph comes first; FCP at most ${fcpToLimit} ×; TBT below ${tbt}; CLS 0. The limit page's photograph weighs ${(weight / 1000).toFixed(1)} kB.`,
      pageTable(results),
    );
    misses.push(...pageMisses(formFactor, results));
  }
  const interactions = parts.includes('interactions')
    ? await measureInteractions(browser, site.origin, runs)
    : [];
  if (interactions.length > 0) {
    sections.push(
      '### Interaction to Next Paint',
      `390 px wide, processor slowed down fourfold, read from the trace. Target: below ${inp}.`,
      interactionTable(interactions),
    );
  }
  const visits = parts.includes('visits') ? await measureVisits(browser, site.origin, runs) : [];
  if (visits.length > 0) {
    sections.push(
      '### Going on to the next page',
      `From the click to the next page's largest paint. Target: at most ${visit}.`,
      visitTable(visits),
    );
  }
  misses.push(...walkMisses(interactions, visits));
} finally {
  await browser.close();
  await Promise.all([site.close(), limit.close()]);
  rmSync(folder, { recursive: true });
}

sections.push(
  misses.length > 0
    ? `Misses its target:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}`
    : 'Every figure meets its target.',
);
const report = sections.join('\n\n');
console.log(report);
if (write) {
  const document = join(root, 'docs/performance.md');
  writeFileSync(document, withReport(readFileSync(document, 'utf8'), report));
}
process.exitCode = misses.length > 0 ? 1 : 0;
