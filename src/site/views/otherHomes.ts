import type { Translation } from '../../content/schema/translations.ts';
import { translator } from '../../content/translations.ts';
import { type LanguageCode, languages, routeIn } from '../languages.ts';

/** The words of site.ts in each other language, by the module's path. */
const frames = import.meta.glob<{ site: { wayHome: string } }>('../words/*/site.ts', {
  eager: true,
});

/**
 * Links to the home pages in other languages, for pages that hosts show in all languages, such as the 404
 * page.
 * @param heading the page's English heading; translated if possible
 */
export function otherHomes(
  codes: readonly LanguageCode[],
  heading: string,
  translations: readonly Translation[],
) {
  return codes.flatMap((code) => {
    const wayHome = frames[`../words/${code}/site.ts`]?.site.wayHome;
    if (code === 'en' || !wayHome) return [];
    const said = translator(translations, code)({ typed: heading, place: '' });
    return {
      code,
      tag: languages[code].tag,
      href: routeIn(code, '/'),
      text: [said, wayHome].filter(Boolean).join(' – '),
    };
  });
}
