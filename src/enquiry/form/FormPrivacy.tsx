import { words } from '../../site/words/index.ts';
import styles from './FormPrivacy.module.css';

export interface FormPrivacyProps {
  text: string;
  /** The page that says it all. */
  href: string;
}

/** Beside a form: what becomes of what is written in it, in two sentences, and where to read more. */
export function FormPrivacy({ text, href }: FormPrivacyProps) {
  return (
    <p className={styles.note}>
      {text} <a href={href}>{words.privacy.more}</a>
    </p>
  );
}
