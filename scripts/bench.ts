/**
 * `npm run bench`: measures the built site against a page with nothing but a photograph. `--runs
 * 5`, `--pages /,/about` and `--only mobile,desktop,interactions,visits` limit what is measured;
 * `--write` updates the tables in docs/performance.md. Fails when a target is missed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../releases/build.ts';
import { prepareGrounds } from './bench/grounds.ts';
import { measure } from './bench/measure.ts';
import { builtPages, OptionError, readOptions } from './bench/options.ts';
import { missesIn, reportOf, withReport } from './bench/report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whether every target was met. */
async function bench(args: string[]): Promise<boolean> {
  const options = readOptions(args);
  const dist = await ensureBuilt(root);
  const paths = builtPages(dist, options.pages);
  const grounds = await prepareGrounds(root, dist);
  try {
    const results = await measure(grounds, paths, options);
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
