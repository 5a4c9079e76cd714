import { isLanguage, type LanguageCode } from '../../src/site/languages.ts';

export { type LanguageCode, languages } from '../../src/site/languages.ts';

/** The cookie with the editor's language in this browser, for its scripts and for its server's answers. */
export const LANGUAGE_COOKIE = 'editor-language';

/** The language in the cookie, or English. @param cookies a `Cookie` header, or `document.cookie` */
export function languageIn(cookies: string | undefined): LanguageCode {
  const found = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(cookies ?? '')?.[1];
  return isLanguage(found) ? found : 'en';
}
