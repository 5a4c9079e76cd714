import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import styles from './NoRoom.module.css';

export interface NoRoomProps {
  /** Why no room is right, for a party larger than every room. */
  why: string;
  askHref: string;
  /** Undefined where the inn does not use WhatsApp. */
  whatsappHref: string | undefined;
  telHref: string;
  phone: string;
}

/** What is offered to guests for whom no single room is right: two of them, and whom to ask. */
export function NoRoom({ why, askHref, whatsappHref, telHref, phone }: NoRoomProps) {
  return (
    <div className={styles.none} data-part="none" hidden id="for-more">
      <p className={styles.why}>{why}</p>
      <p>{words.whichRoom.sideBySide}</p>
      <p className={styles.ways}>
        <ButtonLink href={askHref} variant="call">
          {words.whichRoom.ask}
        </ButtonLink>
        {whatsappHref && <ButtonLink href={whatsappHref}>{words.whatsapp}</ButtonLink>}
        <ButtonLink href={telHref}>{`${words.call} ${phone.replaceAll(' ', '\u00a0')}`}</ButtonLink>
      </p>
    </div>
  );
}
