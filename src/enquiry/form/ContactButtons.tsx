import { ButtonLink } from '../../components/controls/Button.tsx';
import { enquiry as words } from '../../site/words/enquiry.ts';
import { mailtoLink, telLink, unbroken, whatsappLink } from '../contract/contactLinks.ts';
import styles from './ContactButtons.module.css';

/** How to reach the inn without the form. */
export interface DirectContacts {
  innName: string;
  phone: string;
  /** Omitted if the inn does not use WhatsApp. */
  whatsapp?: string;
  email: string;
  /** The inn's, such as `Asia/Kolkata`. */
  timeZone?: string;
  /** How soon the inn answers. */
  replyTime?: string;
  /** For a guest's calendar. */
  place?: { address: string; latitude: number; longitude: number };
}

interface ContactButtonsProps {
  contacts: DirectContacts;
  /** Prefilled with what the guest wrote. */
  message?: { subject: string; body: string };
}

/** WhatsApp (where there is one), e-mail and telephone, each one tap away. */
export function ContactButtons({ contacts, message }: ContactButtonsProps) {
  return (
    <ul aria-label={words.waysOut.label} className={styles.buttons}>
      {contacts.whatsapp && (
        <li className={styles.button}>
          <ButtonLink href={whatsappLink(contacts.whatsapp, message?.body)}>
            {words.waysOut.whatsapp}
          </ButtonLink>
        </li>
      )}
      <li className={styles.button}>
        <ButtonLink href={mailtoLink(contacts.email, message)}>{words.waysOut.email}</ButtonLink>
      </li>
      <li className={styles.button}>
        <ButtonLink href={telLink(contacts.phone)}>
          {words.waysOut.call} {unbroken(contacts.phone)}
        </ButtonLink>
      </li>
    </ul>
  );
}
