import { languages, translatedCodes } from '../../site/languages.ts';
import { type Diagnostic, error } from '../diagnostics/diagnostic.ts';
import { FILES } from '../fileNames.ts';
import { lineAt } from '../leaves.ts';
import { type ContentFile, fileAt, innIn } from '../load.ts';
import { stepInto } from '../pointer.ts';
import type { Translation } from '../schema/translations.ts';

/** The sentences of a language that no native speaker has read. */
const unreadIn = (entries: readonly Translation[], code: string): Translation[] =>
  entries.filter((entry) => entry.sample?.some((one) => one === code) && code in entry);

/** One error for each language of the website that still has drafts. */
export function unreadTranslations(contents: readonly ContentFile[]): Diagnostic[] {
  const chosen = stepInto(innIn(contents)?.data, 'languages');
  const content = fileAt(contents, FILES.translations);
  const entries: unknown = content?.data;
  if (!content || !Array.isArray(chosen) || !Array.isArray(entries)) return [];
  return translatedCodes.flatMap((code) => {
    const unread = chosen.includes(code) ? unreadIn(entries, code) : [];
    const [first] = unread;
    if (!first) return [];
    const { length } = unread;
    const { english } = languages[code];
    const what = length === 1 ? '1 sentence is a draft' : `${length} sentences are drafts`;
    return error(
      { ...lineAt({ content, pointer: [entries.indexOf(first), 'sample'] }), language: code },
      `${english}: ${what} that no native speaker has read.`,
      `Ask somebody who grew up with ${english} to read them, or switch the language off until then.`,
      `In the files: take ${code} out of “sample” at each sentence that was read, or out of “languages” in inn.yaml.`,
    );
  });
}
