import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import styles from './SaveContact.module.css';

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
