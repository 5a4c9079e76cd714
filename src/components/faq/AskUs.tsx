import { words } from '../../site/words/index.ts';
import { Icon } from '../controls/Icon.tsx';
import styles from './AskUs.module.css';

export interface AskUsProps {
  /** Undefined if the inn does not use WhatsApp. */
  whatsappHref: string | undefined;
  mailHref: string;
  /** Distinguishes these links from others with the same text; omitted if there are none. */
  question?: string;
}

const { askOn, askAbout } = words.goodToKnow;

/** Links that start a message to the inn with the question filled in. */
export function AskUs({ whatsappHref, mailHref, question }: AskUsProps) {
  const label = (how: string) => (question === undefined ? undefined : askAbout(how, question));
  return (
    <span className={styles.ask}>
      {whatsappHref && (
        <a aria-label={label(askOn.whatsapp)} href={whatsappHref}>
          <Icon name="whatsapp-logo" />
          {askOn.whatsapp}
        </a>
      )}
      <a aria-label={label(askOn.email)} href={mailHref}>
        <Icon name="envelope-simple" />
        {askOn.email}
      </a>
    </span>
  );
}
