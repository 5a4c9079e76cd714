import { FILES, isArchived } from '../../../src/content/fileNames.ts';
import { type Hidden, hiddenIn, isHiddenSample } from '../../../src/content/hidden.ts';
import {
  type Sample as Mark,
  SAMPLE_NOTICE,
  samplesIn,
  withoutMark,
} from '../../../src/content/samples.ts';
import type { Pointer, Sample } from '../../model/api.ts';
import { get, same } from '../../model/pointer.ts';
import { sampleWords } from '../../serverWords.ts';
import { type ContentText, dataOf, editedText } from './contentFiles.ts';

const NOTICE: Pointer = [SAMPLE_NOTICE];

const toEditor = ({ file, pointer, line, text }: Mark): Sample => ({ file, pointer, line, text });

/**
 * The samples of a file: its marks, and the notice for guests.
 * @param hidden what guests do not see; marks there are left out
 */
export function samplesOf(path: string, text: string, hidden: readonly Hidden[] = []): Sample[] {
  const marks = samplesIn(path, text)
    .filter((mark) => !isHiddenSample(hidden, mark))
    .map(toEditor);
  const hasNotice = path === FILES.inn && get(dataOf(text), NOTICE) !== undefined;
  if (!hasNotice) return marks;
  const line = text.split('\n').findIndex((one) => one.startsWith(`${SAMPLE_NOTICE}:`)) + 1;
  return [...marks, { file: path, pointer: NOTICE, line, text: sampleWords.notice }];
}

/** The samples that guests see: none of what is hidden, nor of an archived room. */
export function allSamples(files: readonly ContentText[]): Sample[] {
  const shown = files.filter(({ path }) => !isArchived(path));
  const hidden = hiddenIn(shown.map(({ path, text }) => ({ path, data: dataOf(text) })));
  return shown.flatMap(({ path, text }) => samplesOf(path, text, hidden));
}

/** The text without the sample mark of a field, otherwise unchanged. */
export function withoutMarkAt(path: string, text: string, pointer: Pointer): string {
  if (path === FILES.inn && same(pointer, NOTICE)) {
    return editedText(path, text, [{ op: 'unset', at: NOTICE }]);
  }
  const mark = samplesIn(path, text).find((one) => same(one.pointer, pointer));
  return mark ? withoutMark(text, mark) : text;
}

/** All scalars within a value. */
function wordsAt(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [value];
  return Object.values(value).flatMap(wordsAt);
}

/**
 * The text without the sample marks whose content the owner has replaced completely.
 * @param before the sample's text
 */
export function withoutReplaced(path: string, text: string, before: string): string {
  const [was, is] = [dataOf(before), dataOf(text)];
  const replaced = samplesIn(path, text).filter(({ pointers }) => {
    const old = new Set(pointers.flatMap((at) => wordsAt(get(was, at))));
    const now = pointers.flatMap((at) => wordsAt(get(is, at)));
    return old.size > 0 && now.every((word) => !old.has(word));
  });
  return replaced.reduce((rest, { pointer }) => withoutMarkAt(path, rest, pointer), text);
}
