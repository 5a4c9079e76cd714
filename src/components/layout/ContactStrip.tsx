import type { Reach } from '../contact/contactDetails.ts';
import { DeskClock } from '../contact/DeskClock.tsx';
import styles from './ContactStrip.module.css';

/** The line on top of every page: telephone, e-mail, the hour at the desk, the address. */
export function ContactStrip({ reach }: { reach: Reach }) {
  return (
    <div className={styles.strip}>
      <a href={reach.telHref}>{reach.phone}</a>
      <a className={styles.mail} href={reach.mailHref}>
        {reach.email}
      </a>
      <span className={styles.hour}>
        <DeskClock timeZone={reach.timeZone} />
      </span>
      <a className={styles.address} href={reach.mapHref}>
        {reach.addressShort}
      </a>
    </div>
  );
}
