import type { Translation } from '../../content/schema/translations.ts';
import { translator } from '../../content/translations.ts';
import { type LanguageCode, languages, routeIn } from '../languages.ts';

/** The words of the frame in each language that has its own, by its folder. */
const frames = import.meta.glob<{ site: { wayHome: string } }>('../words/*/site.ts', {
  eager: true,
});

/**
 * The way home in other languages, for pages that answer for all of them, such as the one page that
 * hosts show for what is not there.
 * @param heading what the page says in English, translated where it is
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
