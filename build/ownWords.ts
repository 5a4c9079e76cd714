import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { contentFiles } from '../src/content/contentFiles.ts';
import { FILES } from '../src/content/fileNames.ts';
import { fileAt, loadContent } from '../src/content/load.ts';
import { type OwnWord, ownWordsIn, wordsNameOf } from '../src/content/schema/words.ts';
import { sentencesIn, translator } from '../src/content/translations.ts';
import { isLanguage, type LanguageCode } from '../src/site/languages.ts';

/**
 * Appends statements to a module of src/site/words that replace some of its words with the inn's own. They
 * run when the module loads, before anything reads the words.
 */
export function withOwnWords(code: string, words: readonly OwnWord[]): string {
  const statements = words
    .filter(({ name }) => code.includes(`export const ${name} = {`))
    .map(({ name, path, said }) => {
      const place = path.map((key) => `[${JSON.stringify(key)}]`).join('');
      return `${name}${place} = ${JSON.stringify(said)};`;
    });
  return [code, ...statements].join('\n');
}

/**
 * The inn's own words for buttons and links; none if words.yaml is missing or has errors. In a language
 * other than English, only those that are translated: the rest keep that language's default.
 */
export async function readOwnWords(content: string, code: LanguageCode): Promise<OwnWord[]> {
  const files = await loadContent(
    content,
    (path) => path === FILES.words || path === FILES.translations,
  );
  const data = fileAt(files, FILES.words)?.data;
  const { schema } = contentFiles[FILES.words];
  if (!schema.safeParse(data).success) return [];
  if (code === 'en') return ownWordsIn(data);
  const entries = contentFiles[FILES.translations].schema.safeParse(
    fileAt(files, FILES.translations)?.data,
  );
  const find = translator(entries.data ?? [], code);
  return sentencesIn(FILES.words, data, schema).flatMap((sentence) => {
    const said = find(sentence);
    const [key, ...path] = sentence.pointer.map(String);
    return said === undefined || key === undefined ? [] : [{ name: wordsNameOf(key), path, said }];
  });
}

/**
 * The Vite plugin that builds pages and scripts with the inn's own words for the interface.
 * @param content the content folder, an absolute path
 * @param source the folder `src`
 */
export function ownWords(content: string, source: string): Plugin {
  const folder = join(source, 'site/words/');
  return {
    name: 'own-words',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0] ?? '';
      if (!file.startsWith(folder)) return undefined;
      const path = join(content, FILES.words);
      if (!existsSync(path)) return undefined;
      this.addWatchFile(path);
      // Take the language from the path: the service worker imports words in every language.
      const [folderName] = relative(folder, file).split(sep);
      const said = isLanguage(folderName) ? folderName : 'en';
      const own = withOwnWords(code, await readOwnWords(content, said));
      if (own === code) return undefined;
      // Without side effects, scripts that use none of these words leave the module out.
      return { code: own, map: null, moduleSideEffects: false };
    },
  };
}
