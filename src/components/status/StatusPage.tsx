import type { ReactNode } from 'react';
import { words } from '../../site/words/index.ts';
import { ContactList } from '../contact/ContactList.tsx';
import type { ContactDetails } from '../contact/contactDetails.ts';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { Kolam } from '../layout/Kolam.tsx';
import { type RoomLink, RoomLinks } from '../rooms/RoomLinks.tsx';
import styles from './StatusPage.module.css';

interface StatusPageProps {
  heading: string;
  intro: string;
  contact: ContactDetails;
  picture: PictureProps;
  /** A small thank-you that draws itself above the heading. */
  kolam?: boolean;
  /** The rooms, when a guest who lost the way should find them here. */
  rooms?: RoomLink[];
  /** Where all of them are, when these are not all. */
  allRooms?: string | undefined;
  /** What else there is to say. */
  children?: ReactNode;
}

/** A page that says how something stands: not found, failed, sent. Kind words, and every way on. */
export function StatusPage({
  heading,
  intro,
  contact,
  picture,
  kolam = false,
  rooms = [],
  allRooms,
  children,
}: StatusPageProps) {
  return (
    <section aria-labelledby="status-heading" className={styles.page}>
      <div className={styles.wall}>
        <Picture {...picture} />
      </div>
      <div className={styles.words}>
        {kolam && <Kolam />}
        <h1 id="status-heading">{heading}</h1>
        <p className={styles.intro}>{intro}</p>
        {children}
        <a href="/">{words.wayHome}</a>
        {rooms.length > 0 && (
          <nav aria-label={words.rooms.types}>
            <ul className={styles.rooms}>
              <RoomLinks allRooms={allRooms} rooms={rooms} />
            </ul>
          </nav>
        )}
        <ContactList contact={contact} />
      </div>
    </section>
  );
}

interface SentWordsProps {
  /** How soon the inn answers; left out where it does not say. */
  replyTime?: string | undefined;
  /** Our own service leads here with the reference in the address. */
  hasReference: boolean;
}

/** On the page that thanks a guest without JavaScript: by when, under which reference, and where a copy is. */
export function SentWords({ replyTime, hasReference }: SentWordsProps) {
  return (
    <>
      {replyTime && <p>{words.sent.reply(replyTime)}</p>}
      {hasReference && (
        <p>
          <sent-reference data-label={words.sent.reference}>{words.sent.inAddress}</sent-reference>
        </p>
      )}
      <p>{words.sent.noCopy}</p>
    </>
  );
}
