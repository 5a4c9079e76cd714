import { Fragment, type ReactNode } from 'react';
import type { IconName } from '../../icons/names.ts';
import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { keyed } from '../controls/keyed.ts';
import { Address } from '../controls/Text.tsx';
import styles from './ContactList.module.css';
import type { ContactDetails } from './contactDetails.ts';

/**
 * An e-mail address that breaks on a narrow line before its @ or a dot, and elsewhere only as a last
 * resort.
 */
function EmailAddress({ children: address }: { children: string }) {
  const [first, ...rest] = address.split(/(?=[@.])/);
  return (
    <>
      {first}
      {keyed(rest).map(([key, part]) => (
        <Fragment key={key}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

interface ContactRow {
  icon: IconName;
  href: string;
  how: string;
  what: ReactNode;
}

function contactRows(contact: ContactDetails): ContactRow[] {
  const { whatsapp } = contact;
  return [
    { icon: 'phone', href: contact.telHref, how: words.call, what: contact.phone },
    ...(whatsapp
      ? [
          {
            icon: 'whatsapp-logo' as const,
            href: whatsapp.href,
            how: words.whatsapp,
            what: whatsapp.number,
          },
        ]
      : []),
    {
      icon: 'envelope-simple',
      href: contact.mailHref,
      how: words.email,
      what: <EmailAddress>{contact.email}</EmailAddress>,
    },
    {
      icon: 'navigation-arrow',
      href: contact.directionsHref,
      how: words.directions,
      what: <Address parts={contact.addressParts} />,
    },
  ];
}

/** Every way to contact the inn, one tap each. */
export function ContactList({ contact }: { contact: ContactDetails }) {
  return (
    <ul className={styles.list}>
      {contactRows(contact).map(({ icon, href, how, what }) => (
        <li key={how}>
          <a href={href}>
            <Icon name={icon} />
            <span>
              <span className={styles.how}>{how}</span>
              {what}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export interface SaveContactProps {
  vcardHref: string;
  /** Omitted on the card's own page. */
  cardHref?: string;
}

/** Links to the vCard and the printable card. */
export function SaveContact({ vcardHref, cardHref }: SaveContactProps) {
  return (
    <ul aria-label={words.saveContact.heading} className={styles.links}>
      <li>
        <ButtonLink href={vcardHref} variant="quiet">
          <Icon name="address-book" />
          {words.saveContact.vcard}
        </ButtonLink>
      </li>
      {cardHref && (
        <li>
          <ButtonLink href={cardHref} variant="quiet">
            <Icon name="printer" />
            {words.saveContact.card}
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}
