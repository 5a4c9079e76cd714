import type { LanguageCode } from '../../model/language.ts';
import { editorWords as words } from '../../words.ts';
import { chooseLanguage, editorLanguages, useLanguage } from '../state/language.ts';
import styles from './LanguagePicker.module.css';

/** Picks the editor's own language, each named in its own script. Typed text stays. */
export function LanguagePicker() {
  const here = useLanguage();
  return (
    <fieldset className={styles['picker']}>
      <legend>{words.language}</legend>
      {editorLanguages.map(([code, { tag, name }]) => (
        <button
          key={code}
          type="button"
          lang={tag}
          aria-pressed={code === here}
          onClick={() => void chooseLanguage(code as LanguageCode).catch(() => {})}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
