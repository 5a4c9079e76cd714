import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { contentFiles } from '../src/content/contentFiles.ts';
import { fileAt, loadContent } from '../src/content/load.ts';
import { type OwnWord, ownWordsIn } from '../src/content/wordsSchema.ts';

const WORDS = 'words.yaml';

/**
 * A module of src/site/words with the inn's own words. They are assigned when the module loads,
 * before anything reads them.
 * @param stem the file's name without .ts, which is also the name of its export
 */
export function withOwnWords(code: string, stem: string, words: readonly OwnWord[]): string {
  const statements = words.map(({ path, said }) => {
    const place = path.map((name) => `[${JSON.stringify(name)}]`).join('');
    return `${stem}${place} = ${JSON.stringify(said)};`;
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
      const stem = basename(file, '.ts');
      const words = (await readOwnWords(content)).filter((word) => word.file === stem);
      if (words.length === 0) return undefined;
      // moduleSideEffects, so that scripts that use none of these words do not include them.
      return { code: withOwnWords(code, stem, words), map: null, moduleSideEffects: false };
    },
  };
}
