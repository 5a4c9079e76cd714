import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import styles from './SaveContact.module.css';

/** Where a guest finds what can be kept. */
export interface SaveContactProps {
  vcardHref: string;
  /** Left out on the card's own page. */
  cardHref?: string;
}

/** The inn for the address book, and the card to print. */
export function SaveContact({ vcardHref, cardHref }: SaveContactProps) {
  return (
    <ul aria-label={words.along.heading} className={styles.links}>
      <li>
        <ButtonLink href={vcardHref} variant="quiet">
          <Icon name="address-book" />
          {words.along.vcard}
        </ButtonLink>
      </li>
      {cardHref && (
        <li>
          <ButtonLink href={cardHref} variant="quiet">
            <Icon name="printer" />
            {words.along.card}
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}
