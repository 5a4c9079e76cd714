import type { ContactDetails } from '../contact/contactDetails.ts';
import { DeskClock } from '../contact/DeskClock.tsx';
import { Icon } from '../controls/Icon.tsx';
import styles from './ContactStrip.module.css';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';

interface ContactStripProps {
  contact: ContactDetails;
  languages: LanguageSwitchProps;
}

/** The top line of every page: telephone, e-mail, local time, address and languages. */
export function ContactStrip({ contact, languages }: ContactStripProps) {
  return (
    <div className={styles.strip} data-short={languages.codes.length > 1 || undefined}>
      <a href={contact.telHref}>{contact.phone}</a>
      <a className={styles.mail} href={contact.mailHref}>
        <Icon name="envelope-simple" />
        <span>{contact.email}</span>
      </a>
      {contact.hasClock && (
        <span className={styles.hour}>
          <DeskClock timeZone={contact.timeZone} />
        </span>
      )}
      <a className={styles.address} href={contact.mapHref}>
        {contact.addressShort}
      </a>
      <LanguageSwitch {...languages} />
    </div>
  );
}
