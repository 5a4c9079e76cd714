/** The worker serves pages in all languages of the site. */

import { isLanguage, type LanguageCode } from '../site/languages.ts';
import { offline as english } from '../site/words/offline.ts';

const words = import.meta.glob<typeof english>('../site/words/*/offline.ts', {
  eager: true,
  import: 'offline',
});

/** The language of a page, and the words for a guest who reads it. */
export function wordsOf(html: string): { lang: string; words: typeof english } {
  const [, lang = 'en'] = /<html\b[^>]*? lang="([a-z]+)/.exec(html) ?? [];
  return { lang, words: words[`../site/words/${lang}/offline.ts`] ?? english };
}

/** A page's language by its address, and the address of its English counterpart. */
export function languageAt(route: string): { code: LanguageCode; english: string } {
  const [, code = ''] = route.split('/');
  if (code === 'en' || !isLanguage(code)) return { code: 'en', english: route };
  return { code, english: route.slice(code.length + 1) || '/' };
}
