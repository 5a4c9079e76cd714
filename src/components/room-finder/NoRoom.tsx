import { unbroken } from '../../enquiry/contract/contactLinks.ts';
import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import styles from './NoRoom.module.css';

export interface NoRoomProps {
  /** Why no room fits, for a party too large for every room. */
  why: string;
  askHref: string;
  /** Undefined if the inn does not use WhatsApp. */
  whatsappHref: string | undefined;
  telHref: string;
  phone: string;
}

/** Suggests two rooms, or contacting the inn, when no single room fits. */
export function NoRoom({ why, askHref, whatsappHref, telHref, phone }: NoRoomProps) {
  return (
    <div className={styles.none} data-part="none" hidden id="for-more">
      <p className={styles.why}>{why}</p>
      <p>{words.whichRoom.sideBySide}</p>
      <p className={styles.actions}>
        <ButtonLink href={askHref} variant="call">
          {words.whichRoom.ask}
        </ButtonLink>
        {whatsappHref && <ButtonLink href={whatsappHref}>{words.whatsapp}</ButtonLink>}
        <ButtonLink href={telHref}>{`${words.call} ${unbroken(phone)}`}</ButtonLink>
      </p>
    </div>
  );
}
