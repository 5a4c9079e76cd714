import { FILES, isArchived } from '../../../src/content/fileNames.ts';
import { hiddenIn, isHidden } from '../../../src/content/hidden.ts';
import type { Translation } from '../../../src/content/schema/translations.ts';
import { sentencesIn } from '../../../src/content/translations.ts';
import { languages, translatedCodes } from '../../../src/site/languages.ts';
import type { Edit, Languages, Op, SentencePlace } from '../../model/api.ts';
import { labelOf } from '../../model/entries.ts';
import { readField } from '../../model/fields.ts';
import { apply } from '../../model/ops.ts';
import { equal, get } from '../../model/pointer.ts';
import {
  dataOf,
  editedText,
  formSchema,
  readContentTexts,
  readTextOrNone,
  schemaOf,
  shownPath,
} from '../documents/contentFiles.ts';
import { rekeyed, rewrittenBy } from './rekey.ts';

/** Files without sentences for guests. */
const NOT_SHOWN: readonly string[] = [FILES.translations, FILES.trueWords];

interface File {
  path: string;
  data: unknown;
}

const sentencesOf = (files: readonly File[]) =>
  files
    .filter(({ path }) => !NOT_SHOWN.includes(path))
    .flatMap(({ path, data }) =>
      sentencesIn(shownPath(path), data, schemaOf(path)).map((one) => ({ ...one, path, data })),
    );

const filesIn = async (root: string): Promise<File[]> =>
  (await readContentTexts(root)).map(({ path, text }) => ({ path, data: dataOf(text) }));

/** Every sentence of the website and of its archived rooms, with the places where it is used. */
export async function languagesOf(root: string): Promise<Languages> {
  const files = await filesIn(root);
  const hidden = hiddenIn(files);
  const fields = new Map(files.map(({ path }) => [path, readField(formSchema(path), '')]));
  const found = new Map<string, SentencePlace[]>();
  for (const { typed, place, pointer, path, data } of sentencesOf(files)) {
    const field = fields.get(path);
    const places = found.get(typed) ?? [];
    found.set(typed, places);
    places.push({
      ...{ path, at: pointer, place },
      label: field ? labelOf(field, pointer, data) : '',
      ...((isArchived(path) || isHidden(hidden, path, pointer)) && { isHidden: true }),
    });
  }
  const on = get(files.find(({ path }) => path === FILES.inn)?.data, ['languages']);
  return {
    languages: translatedCodes.map((code) => ({
      code,
      tag: languages[code].tag,
      name: languages[code].name,
      english: languages[code].english,
      isOn: Array.isArray(on) && on.includes(code),
    })),
    sentences: [...found].map(([en, places]) => ({ en, places })),
  };
}

/** The operations that turn one list of entries into another, which is at least as long. */
function changesBetween(before: readonly unknown[], after: readonly unknown[]): Op[] {
  return after.flatMap((value, index): Op[] => {
    if (index >= before.length) return [{ op: 'add', at: [], index, value }];
    return equal(value, before[index]) ? [] : [{ op: 'set', at: [index], value }];
  });
}

/**
 * The change to the translations that an edit of English sentences requires.
 * @param cascaded the other files that the edit changes
 */
export async function rekeyTranslations(
  root: string,
  { path, ops }: Pick<Edit, 'path' | 'ops'>,
  cascaded: readonly (readonly [path: string, text: string])[],
): Promise<[path: string, text: string][]> {
  if (NOT_SHOWN.includes(path)) return [];
  const { text } = await readTextOrNone(root, FILES.translations);
  const entries = dataOf(text);
  if (!Array.isArray(entries) || entries.length === 0) return [];
  const data = dataOf((await readTextOrNone(root, path)).text);
  const rewritten = rewrittenBy(path, data, ops);
  if (rewritten.length === 0) return [];
  const others = (await filesIn(root)).filter((one) => one.path !== path);
  const files = [
    ...others.map((one) => {
      const changed = cascaded.find(([file]) => file === one.path)?.[1];
      return changed === undefined ? one : { ...one, data: dataOf(changed) };
    }),
    { path, data: apply(data, ops) },
  ];
  const after = rekeyed(entries as Translation[], rewritten, sentencesOf(files));
  const changes = changesBetween(entries, after);
  return changes.length > 0
    ? [[FILES.translations, editedText(FILES.translations, text, changes)]]
    : [];
}
