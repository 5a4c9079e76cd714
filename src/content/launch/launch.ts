import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent, isFault } from '../diagnostics/check.ts';
import { fileAt, innIn, readContents, roomsIn } from '../diagnostics/contents.ts';
import { listFiles } from '../diagnostics/folder.ts';
import { stepInto } from '../diagnostics/wording.ts';
import { emptyAlts, noPrice, oldDistances, waysToReach } from './facts.ts';
import { joined, type LaunchItem, type LaunchReport } from './item.ts';
import { contentLinks, type OutwardLink } from './links.ts';
import { leavesOf } from './read.ts';
import { markedSamples, renderedCredits, renderedPhotos, sampleNotice } from './samples.ts';

export type { LaunchItem, LaunchReport } from './item.ts';

interface ContentLaunch extends LaunchReport {
  /** Links to other sites, which only the network can tell of. */
  outward: OutwardLink[];
}

const errors = (items: LaunchItem[]): LaunchReport => ({ errors: items, warnings: [] });
const warnings = (items: LaunchItem[]): LaunchReport => ({ errors: [], warnings: items });

const pointerOf = (at: readonly PropertyKey[] | undefined) =>
  at?.map((step) => (typeof step === 'number' ? step : String(step)));

/** What the content check says, as the launch check says it. */
async function checked(dir: string): Promise<LaunchReport> {
  const items = (await checkContent(dir, new Map(), '.')).map((fault) => {
    const { line, field, problem, mend } = fault;
    const file = fault.file.replace(/^\.\//, '');
    const sentence = field ? `${field}: ${problem}` : problem;
    return {
      isError: isFault(fault),
      item: { sentence, mend, file, line, pointer: pointerOf(fault.at) },
    };
  });
  return {
    errors: items.filter(({ isError }) => isError).map(({ item }) => item),
    warnings: items.filter(({ isError }) => !isError).map(({ item }) => item),
  };
}

/**
 * What in the content keeps the inn from going live, and what is worth a look. Asks no network.
 * @param dir the content folder, an absolute path
 * @param today the day by which distances are old
 */
export async function launchContent(dir: string, today = new Date()): Promise<ContentLaunch> {
  const slips = await checked(dir);
  const paths = await listFiles(dir);
  const { contents } = await readContents(paths, (path) => readFile(join(dir, path)));
  const photos = paths.filter((path) => path.startsWith('photos/'));
  const leaves = leavesOf(contents);
  const inn = innIn(contents);
  const nearby = fileAt(contents, 'nearby-places.yaml');
  const { broken, outward } = contentLinks(leaves);
  const marked = markedSamples(contents);
  const report = joined([
    slips,
    errors(marked),
    errors(sampleNotice(leaves)),
    errors(inn ? renderedCredits(inn, marked) : []),
    errors(await renderedPhotos(dir, photos, leaves)),
    inn ? waysToReach(inn) : errors([]),
    warnings(nearby && stepInto(nearby.data, 'places') ? oldDistances(nearby, today) : []),
    warnings(noPrice(roomsIn(contents))),
    warnings(emptyAlts(leaves)),
    warnings(broken),
  ]);
  return { ...report, outward };
}
