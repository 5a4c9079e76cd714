import { versionOf } from '../../../lib/files.ts';
import { type Diagnostic, quoted, warning } from '../diagnostics/diagnostic.ts';
import { FILES } from '../fileNames.ts';
import { pageFile, schemaFor } from '../files.ts';
import { type Hidden, isHidden } from '../hidden.ts';
import { lineAt, type Value, valuesIn } from '../leaves.ts';
import { type ContentFile, fileAt } from '../load.ts';
import { pageAt, pageIds } from '../pages.ts';
import { listOf, type Pointer, startsWith, stepInto, valueAt } from '../pointer.ts';
import { SAMPLE_NOTICE, samplesIn } from '../samples.ts';
import hashes from './sampleSentences.json' with { type: 'json' };

/** A sentence of the content that states something, as typed. */
export interface Statement {
  content: ContentFile;
  pointer: Pointer;
  text: string;
}

/** Texts with fewer words, such as headings, do not count as statements. */
const LEAST_WORDS = 4;

/**
 * Files that state nothing about the inn: status pages, the privacy page and labels. Also the confirmed
 * sentences, and the translations, which follow their English.
 */
const GENERAL: ReadonlySet<string> = new Set([
  ...pageIds.filter((id) => pageAt(id).visibility === 'answer').map(pageFile),
  ...[pageFile('privacy'), FILES.words, FILES.trueWords, FILES.translations],
]);

/** Fields that state nothing about the inn: names, search words, openings of messages. */
const NO_STATEMENT: ReadonlySet<string | number | undefined> = new Set([
  ...['name', 'shortName', 'also', 'search', 'whatsappText', SAMPLE_NOTICE, 'language', 'room'],
  // Addresses.
  ...['formerRooms', 'formerly', 'redirects'],
]);

const wordsOf = (text: string) =>
  text.replace(/\[\w+\]/g, '').match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];

/** The sentences of a text that state something; questions do not. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{Lo}“‘])/u)
    .filter((one) => !one.endsWith('?') && wordsOf(one).length >= LEAST_WORDS);

/** A hash that ignores spaces, quotation marks, capitals and the last full stop. */
export function sentenceHash(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[‘’“”"']/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[.!…\s]+$/, '')
    .toLowerCase();
  return versionOf(plain).slice(0, 10);
}

/** Whether a value is a text or an alternative text, rather than a file name, a link or an icon. */
const isStatement = ({ kind = 'text', value, pointer }: Value) =>
  typeof value === 'string' &&
  ['text', 'alt', 'picture'].includes(kind) &&
  !pointer.some((step) => NO_STATEMENT.has(step));

/** Every sentence in these files that states something. */
export function statementsIn(contents: readonly ContentFile[]): Statement[] {
  return contents
    .filter(({ path, data }) => data !== undefined && !GENERAL.has(path))
    .flatMap((content) =>
      valuesIn(content.document.toJS(), schemaFor(content.path))
        .filter(isStatement)
        .flatMap(({ pointer, value }) =>
          sentencesOf(String(value)).map((text) => ({ content, pointer, text })),
        ),
    );
}

const SAMPLE_SENTENCES: ReadonlySet<string> = new Set(hashes);

/**
 * Sample sentences that guests see and that are neither marked `# SAMPLE` nor confirmed. Skips the
 * alternative texts of sample photographs, which `renderedPhotos` reports.
 * @param renders the sample photographs, as `rendersIn` returns them
 */
export function untrueSentences(
  contents: readonly ContentFile[],
  hidden: readonly Hidden[],
  renders: ReadonlySet<string>,
): Statement[] {
  const confirmed = listOf(fileAt(contents, FILES.trueWords)?.document.toJS());
  const isTrue = new Set(confirmed.map((one) => sentenceHash(String(one))));
  const marked = new Map(
    contents.map(({ path, source }) => [
      path,
      samplesIn(path, source).flatMap(({ pointers }) => pointers),
    ]),
  );
  return statementsIn(contents).filter(({ content, pointer, text }) => {
    const hash = sentenceHash(text);
    if (!SAMPLE_SENTENCES.has(hash) || isTrue.has(hash)) return false;
    if (isHidden(hidden, content.path, pointer)) return false;
    if (marked.get(content.path)?.some((mark) => startsWith(pointer, mark))) return false;
    const picture = valueAt(content.data, pointer.slice(0, -1));
    const photo = stepInto(picture, 'photo');
    return !(pointer.at(-1) === 'alt' && typeof photo === 'string' && renders.has(photo));
  });
}

/** These sentences as diagnostics of the launch check. */
export const untrueWords = (sentences: readonly Statement[]): Diagnostic[] =>
  sentences.map(({ text, ...place }) => ({
    ...warning(
      lineAt(place),
      `${quoted(text)} is what the sample says.`,
      'Write what is true of your inn, or say that this is true as it stands.',
      `In the file: add it to ${FILES.trueWords}, or confirm it in the editor.`,
    ),
    isSentence: true,
  }));
