/** What a language needs besides its folder of words in `words/`. */
interface Language {
  /** BCP 47 tag, for the page's `lang` and for formats. */
  tag: string;
  /** Its own name. */
  name: string;
  /** Its English name, for the e-mails to the inn. */
  english: string;
  /** Open Graph's name for it. */
  locale: string;
}

/** The languages that the site can be read in. English has no folder, and its pages no prefix. */
export const languages = {
  en: { tag: 'en-IN', name: 'English', english: 'English', locale: 'en_IN' },
  kn: { tag: 'kn-IN', name: 'ಕನ್ನಡ', english: 'Kannada', locale: 'kn_IN' },
  hi: { tag: 'hi-IN', name: 'हिन्दी', english: 'Hindi', locale: 'hi_IN' },
} satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;
/** A language that content is translated into. */
export type Translated = Exclude<LanguageCode, 'en'>;

export const languageCodes = Object.keys(languages) as LanguageCode[];
export const translatedCodes = languageCodes.filter((code): code is Translated => code !== 'en');

export const isLanguage = (code: unknown): code is LanguageCode =>
  languageCodes.includes(code as LanguageCode);

/** The share of a page that must be translated for it to be built in a language. */
export const LEAST_TRANSLATED = 0.8;

declare const __LANGUAGE__: string;

// The build's constants are undefined in modules that Astro loads before its build.
const chosen =
  typeof __LANGUAGE__ === 'undefined' ? globalThis.process?.env['SITE_LANGUAGE'] : __LANGUAGE__;

/** The language of the pages of this build; each has a build of its own (build/languages.ts). */
export const language: LanguageCode = isLanguage(chosen) ? chosen : 'en';

/** The address of an English page's counterpart in another language. */
export const routeIn = (code: LanguageCode, route: string): string =>
  code === 'en' ? route : `/${code}${route === '/' ? '' : route}`;

/** The same in the language of this build. Not for links in pages, which the build rewrites itself. */
export const routeHere = (route: string): string => routeIn(language, route);
