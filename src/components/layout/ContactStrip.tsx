import type { ContactDetails } from '../contact/contactDetails.ts';
import { DeskClock } from '../contact/DeskClock.tsx';
import styles from './ContactStrip.module.css';

/** The top line of every page: telephone, e-mail, local time and address. */
export function ContactStrip({ contact }: { contact: ContactDetails }) {
  return (
    <div className={styles.strip}>
      <a href={contact.telHref}>{contact.phone}</a>
      <a className={styles.mail} href={contact.mailHref}>
        {contact.email}
      </a>
      {contact.hasClock && (
        <span className={styles.hour}>
          <DeskClock timeZone={contact.timeZone} />
        </span>
      )}
      <a className={styles.address} href={contact.mapHref}>
        {contact.addressShort}
      </a>
    </div>
  );
}
