/**
 * `npm run bench`: measures the built site against a page with nothing but a photograph. `--runs
 * 5`, `--pages /,/about` and `--only mobile,desktop,interactions,visits` limit what is measured;
 * `--against 97cfa35` measures another commit in turn with this version; `--write` updates the tables
 * in docs/performance.md. Fails when a target is missed, or a page is slower than at that commit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../releases/build.ts';
import { buildOfCommit, findCommit } from './bench/commit.ts';
import { prepareGrounds } from './bench/grounds.ts';
import { measure } from './bench/measure.ts';
import { builtPages, OptionError, readOptions } from './bench/options.ts';
import { missesIn, reportOf, withReport } from './bench/report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whether every target was met. */
async function bench(args: string[]): Promise<boolean> {
  const options = readOptions(args);
  const { against } = options;
  const commit = against === undefined ? undefined : findCommit(root, against);
  const dist = await ensureBuilt(root);
  const paths = builtPages(dist, options.pages);
  const earlierDist = commit && (await buildOfCommit(root, commit));
  const grounds = await prepareGrounds(root, dist, earlierDist);
  try {
    const results = await measure(grounds, paths, { ...options, against: commit?.slice(0, 7) });
    const report = reportOf(results);
    console.log(report);
    if (options.write) {
      const document = join(root, 'docs', 'performance.md');
      writeFileSync(document, withReport(readFileSync(document, 'utf8'), report));
    }
    return missesIn(results).length === 0;
  } finally {
    await grounds.close();
  }
}

try {
  process.exitCode = (await bench(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
