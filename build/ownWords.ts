import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { contentFiles } from '../src/content/contentFiles.ts';
import { fileAt, loadContent } from '../src/content/load.ts';
import { type OwnWord, ownWordsIn } from '../src/content/wordsSchema.ts';

const WORDS = 'words.yaml';

/**
 * A module of src/site/words with those of the inn's own words that stand for its own. They are
 * assigned when the module loads, before anything reads them.
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

/** The inn's own words for buttons and links; none if words.yaml is missing or has errors. */
async function readOwnWords(content: string): Promise<OwnWord[]> {
  const file = fileAt(await loadContent(content, (path) => path === WORDS), WORDS);
  return contentFiles[WORDS].schema.safeParse(file?.data).success ? ownWordsIn(file?.data) : [];
}

/**
 * Builds pages and scripts with the inn's own words for the interface.
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
      const path = join(content, WORDS);
      if (!existsSync(path)) return undefined;
      this.addWatchFile(path);
      const own = withOwnWords(code, await readOwnWords(content));
      if (own === code) return undefined;
      // moduleSideEffects, so that scripts that use none of these words do not include them.
      return { code: own, map: null, moduleSideEffects: false };
    },
  };
}
