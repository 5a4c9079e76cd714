/**
 * `npm run bench`: compares the built site with a page that is only a heading and a photo. `--runs 5`
 * sets the number of runs; `--pages /,/about` and `--only mobile,desktop,interactions,visits` limit what
 * is measured; `--against 97cfa35` measures another commit in turn with this version; `--write` updates
 * the tables in docs/performance.md. Fails if a target is missed, or a page is slower than at that commit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorError } from '../lib/errors.ts';
import { ensureBuilt } from '../releases/build.ts';
import { buildOfCommit, findCommit } from './bench/commit.ts';
import { measure } from './bench/measure.ts';
import { builtPages, readOptions } from './bench/options.ts';
import { missesIn, reportOf, withReport } from './bench/report.ts';
import { openTestBed } from './bench/testBed.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whether every target was met. */
async function bench(args: string[]): Promise<boolean> {
  const options = readOptions(args);
  const { against } = options;
  const commit = against === undefined ? undefined : findCommit(root, against);
  const dist = await ensureBuilt(root);
  const paths = builtPages(dist, options.pages);
  const earlierDist = commit && (await buildOfCommit(root, commit));
  const testBed = await openTestBed(root, dist, earlierDist);
  try {
    const results = await measure(testBed, paths, { ...options, against: commit?.slice(0, 7) });
    const report = reportOf(results);
    console.log(report);
    if (options.write) {
      const document = join(root, 'docs', 'performance.md');
      writeFileSync(document, withReport(readFileSync(document, 'utf8'), report));
    }
    return missesIn(results).length === 0;
  } finally {
    await testBed.close();
  }
}

try {
  process.exitCode = (await bench(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
