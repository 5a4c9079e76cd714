import { ButtonLink } from '../../components/controls/Button.tsx';
import { enquiry as words } from '../../site/words/enquiry.ts';
import { mailtoLink, telLink, whatsappLink } from '../contract/contactLinks.ts';
import styles from './ContactButtons.module.css';

/** How to reach the inn without the form. */
export interface DirectContacts {
  innName: string;
  phone: string;
  /** Left out where the inn does not use it. */
  whatsapp?: string;
  email: string;
  /** How soon the inn answers. */
  replyTime?: string;
  /** For a guest's calendar. */
  place?: { address: string; latitude: number; longitude: number };
}

interface WaysOutProps {
  reach: DirectContacts;
  /** What the guest wrote; it already stands in the message. */
  letter?: { subject: string; body: string };
}

/** WhatsApp (where there is one), e-mail and telephone, each one tap away. */
export function WaysOut({ reach, letter }: WaysOutProps) {
  return (
    <ul aria-label={words.waysOut.label} className={styles.ways}>
      {reach.whatsapp && (
        <li className={styles.way}>
          <ButtonLink href={whatsappLink(reach.whatsapp, letter?.body)}>
            {words.waysOut.whatsapp}
          </ButtonLink>
        </li>
      )}
      <li className={styles.way}>
        <ButtonLink href={mailtoLink(reach.email, letter)}>{words.waysOut.email}</ButtonLink>
      </li>
      <li className={styles.way}>
        <ButtonLink href={telLink(reach.phone)}>
          {words.waysOut.call} {reach.phone.replaceAll(' ', '\u00a0')}
        </ButtonLink>
      </li>
    </ul>
  );
}
