import { LANGUAGE_COOKIE, type LanguageCode, languageIn, languages } from '../../model/language.ts';
import { type Table, translateWords } from '../../words/translatable.ts';
import { createStore } from './createStore.ts';

/** The page's words in other languages: an owner downloads only their own. */
const tables: Readonly<Partial<Record<string, () => Promise<{ table: Table }>>>> = {
  kn: () => import('../../words/kn/page.ts'),
  hi: () => import('../../words/hi/page.ts'),
};

/** The languages of the editor itself; the website may have more. */
export const editorLanguages = Object.entries(languages).filter(
  ([code]) => code === 'en' || code in tables,
);

const YEAR = 365 * 24 * 3600;
const shown = createStore<LanguageCode>('en');

/** Shows the words in a language. @throws if they cannot be loaded: the page stays as it is */
async function show(code: LanguageCode): Promise<void> {
  const { table } = (await tables[code]?.()) ?? { table: {} };
  translateWords(table);
  document.documentElement.lang = languages[code].tag;
  shown.set(code);
}

/** Call before the page is first drawn. Stays English if the chosen language's words do not load. */
export const beginLanguage = () => show(languageIn(document.cookie)).catch(() => {});

/** Changes the language of this browser, and of the server's answers to it. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  const before = shown.get();
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const keep = (chosen: LanguageCode) => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = `${LANGUAGE_COOKIE}=${chosen}; Path=/; Max-Age=${YEAR}; SameSite=Strict${secure}`;
  };
  // Set the cookie first: requests that follow the change of words are answered in that language.
  keep(code);
  await show(code).catch((error: unknown) => {
    keep(before);
    throw error;
  });
}

/** The language of the page's words; views that use it are redrawn when it changes. */
export const useLanguage = shown.useValue;
