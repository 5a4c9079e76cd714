import { type LanguageCode, language, languages, routeIn } from '../../site/languages.ts';
import { words } from '../../site/words/index.ts';
import styles from './LanguageSwitch.module.css';

export interface LanguageSwitchProps {
  /** The languages of this website, in the order to show. */
  codes: readonly LanguageCode[];
  /** This page's English path. */
  path: string;
}

/** Links to this page in each language, by the language's own name; nothing on a site in one language. */
export function LanguageSwitch({ codes, path }: LanguageSwitchProps) {
  if (codes.length < 2) return null;
  return (
    <ul aria-label={words.otherLanguages} className={styles.languages}>
      {codes.map((code) => (
        <li key={code}>
          {code === language ? (
            <span aria-current="true">{languages[code].name}</span>
          ) : (
            // If the page does not exist in that language, the build changes the link
            // (build/localise.ts).
            <a data-language={code} href={routeIn(code, path)} hrefLang={code} lang={code}>
              {languages[code].name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
