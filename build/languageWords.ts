import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { LanguageCode } from '../src/site/languages.ts';

/**
 * The Vite plugin that resolves imports of src/site/words to a language's own modules. A build has one
 * language, so components need not choose one and no page downloads two.
 * @param source the folder `src`
 */
export function languageWords(source: string, language: LanguageCode): Plugin {
  const english = join(source, 'site/words');
  const own = join(english, language);
  return {
    name: 'language-words',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      // A language's own module may import the English one, for words that are the same.
      if (!importer || dirname(importer.split('?')[0] ?? '') === own) return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      const file = found?.id.split('?')[0] ?? '';
      if (dirname(file) !== english) return found;
      const counterpart = join(own, basename(file));
      return existsSync(counterpart) ? counterpart : found;
    },
  };
}
