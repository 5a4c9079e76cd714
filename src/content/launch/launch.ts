import { checkContent } from '../diagnostics/check.ts';
import { type Diagnostic, isError, section } from '../diagnostics/diagnostic.ts';
import { FILES } from '../fileNames.ts';
import { hiddenIn, withoutHidden } from '../hidden.ts';
import { leavesOf } from '../leaves.ts';
import { fileAt, innIn, listFiles, loadContent, roomsIn } from '../load.ts';
import { stepInto } from '../pointer.ts';
import {
  contactDiagnostics,
  contentLinks,
  emptyAlts,
  noPrice,
  type OutwardLink,
  oldDistances,
} from './facts.ts';
import {
  markedSamples,
  renderedCredits,
  renderedPhotos,
  rendersIn,
  sampleNotice,
} from './samples.ts';
import { unreadTranslations } from './translations.ts';
import { untrueSentences, untrueWords } from './trueWords.ts';

/**
 * Finds what in the content keeps the inn from going live, and what is worth a look. Hidden parts only
 * have to match their schemas. Makes no network requests.
 * @param dir the content folder, an absolute path
 * @param today decides which distances are old
 * @returns also the links to other sites, which the caller may try
 */
export async function launchContent(
  dir: string,
  today = new Date(),
): Promise<{ diagnostics: Diagnostic[]; outward: OutwardLink[] }> {
  const all = await loadContent(dir);
  const contents = withoutHidden(all);
  const photos = (await listFiles(dir)).filter((path) => path.startsWith('photos/'));
  const leaves = leavesOf(contents);
  const inn = innIn(contents);
  const nearby = fileAt(contents, FILES.nearby);
  const { broken, outward } = contentLinks(leaves);
  const marked = markedSamples(all);
  const renders = await rendersIn(dir, photos);
  const diagnostics = [
    ...(await checkContent(dir, new Map(), '')),
    ...marked,
    ...sampleNotice(leaves),
    ...unreadTranslations(all),
    ...(inn ? renderedCredits(inn, marked) : []),
    ...renderedPhotos(renders, leaves),
    ...(inn ? contactDiagnostics(inn) : []),
    ...(nearby && stepInto(nearby.data, 'places') ? oldDistances(nearby, today) : []),
    ...noPrice(roomsIn(contents)),
    ...emptyAlts(leaves),
    ...broken,
    ...untrueWords(untrueSentences(all, hiddenIn(all), renders)),
  ];
  return { diagnostics, outward };
}

/**
 * The report for a terminal: what keeps the inn from going live, then what is worth a look.
 * @param shown the content folder's name in messages
 */
export function formatLaunch(diagnostics: readonly Diagnostic[], shown: string): string {
  const errors = diagnostics.filter(isError);
  const warnings = diagnostics.filter((one) => !isError(one));
  const keeps = errors.length === 1 ? 'keeps' : 'keep';
  return [
    ...section(`${keeps} the inn from going live`, errors, shown),
    ...section('worth a look', warnings, shown),
    ...(errors.length > 0
      ? []
      : ['Nothing keeps the inn from going live: npm run build, then publish.']),
  ].join('\n\n');
}
