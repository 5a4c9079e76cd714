import { DAY } from '../../../lib/durations.ts';
import { LANGUAGE_COOKIE, type LanguageCode, languageIn, languages } from '../../model/language.ts';
import { type Table, translateWords } from '../../words/translatable.ts';
import { createStore } from './createStore.ts';

/** Loads the app's words in other languages; an owner downloads only their own. */
const tables: Readonly<Partial<Record<string, () => Promise<{ table: Table }>>>> = {
  kn: () => import('../../words/kn/page.ts'),
  hi: () => import('../../words/hi/page.ts'),
};

/** The languages of the editor itself; the website may have more. */
export const editorLanguages = Object.entries(languages).filter(
  ([code]) => code === 'en' || code in tables,
);

const YEAR = (365 * DAY) / 1000;
const shown = createStore<LanguageCode>('en');
/** The language chosen last, whose words may still be loading. */
let chosen = shown.get();

/** Shows the words in a language. @throws if they cannot be loaded: the page stays as it is */
async function show(code: LanguageCode): Promise<void> {
  chosen = code;
  const { table } = (await tables[code]?.()) ?? { table: {} };
  if (chosen !== code) return;
  translateWords(table);
  document.documentElement.lang = languages[code].tag;
  shown.set(code);
}

/** Call before the first render. Stays in English if the chosen language's words do not load. */
export const beginLanguage = () => show(languageIn(document.cookie)).catch(() => {});

/** Changes the language of the app in this browser, and of the server's answers to it. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  const before = shown.get();
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const setCookie = (language: LanguageCode) => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Strict${secure}`;
  };
  // Set the cookie first: requests that the change triggers must be answered in the new language.
  setCookie(code);
  await show(code).catch((error: unknown) => {
    if (chosen === code) setCookie(before);
    throw error;
  });
}

/** The language of the app's words; components that use it re-render when it changes. */
export const useLanguage = shown.useValue;
