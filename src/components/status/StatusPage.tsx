import type { ReactNode } from 'react';
import { words } from '../../site/words/index.ts';
import { ContactList } from '../contact/ContactList.tsx';
import type { ContactDetails } from '../contact/contactDetails.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { Kolam } from '../layout/Kolam.tsx';
import { type RoomLink, RoomLinks } from '../rooms/RoomLinks.tsx';
import styles from './StatusPage.module.css';

interface StatusPageProps {
  heading: string;
  intro: string;
  contact: ContactDetails;
  picture?: PictureProps | undefined;
  /** Shown in place of heading, intro and content, unless the address has the fragment `id`. */
  otherwise?: {
    id: string;
    heading: string;
    intro: string;
    link: { href: string; name: string };
  };
  /** Draws a small kolam above the heading, as thanks. */
  kolam?: boolean;
  /** Rooms to offer a guest who is lost. */
  rooms?: RoomLink[];
  /** One line in each other language, with a link to its home page. */
  otherHomes?: readonly { code: string; tag: string; href: string; text: string }[];
  /** Link to all rooms, if these are not all. */
  allRooms?: string | undefined;
  /** Further content. */
  children?: ReactNode;
}

/** A page that reports a status, such as not found, failed or sent, with links onward. */
export function StatusPage({
  heading,
  intro,
  contact,
  picture,
  otherwise,
  kolam = false,
  rooms = [],
  allRooms,
  otherHomes = [],
  children,
}: StatusPageProps) {
  return (
    <section
      aria-labelledby="status-heading"
      className={styles.page}
      data-otherwise={otherwise && ''}
      id={otherwise?.id}
    >
      {picture && (
        <div className={styles.wall}>
          <Picture {...picture} />
        </div>
      )}
      <div className={styles.text}>
        {kolam && (
          <div className={styles.usual}>
            <Kolam />
          </div>
        )}
        <h1 id="status-heading">
          <span className={styles.usual}>{heading}</span>
          {otherwise && <span className={styles.otherwise}>{otherwise.heading}</span>}
        </h1>
        <div className={styles.usual}>
          <p className={styles.intro}>{intro}</p>
          {children}
        </div>
        {otherwise && (
          <div className={styles.otherwise}>
            <p className={styles.intro}>{otherwise.intro}</p>
            <ButtonLink href={otherwise.link.href} variant="call">
              {otherwise.link.name}
            </ButtonLink>
          </div>
        )}
        <a href="/">{words.wayHome}</a>
        {otherHomes.length > 0 && (
          <ul className={styles.homes}>
            {otherHomes.map(({ code, tag, href, text }) => (
              <li key={code}>
                <a data-language={code} href={href} hrefLang={code} lang={tag}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
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

interface SentNoteProps {
  /** How soon the inn replies, if it says so. */
  replyTime?: string | undefined;
  /** Whether the address carries a reference, as our own e-mail service's redirects do. */
  hasReference: boolean;
}

/**
 * For guests without JavaScript, after sending: when to expect a reply, the reference, and where a
 * copy went.
 */
export function SentNote({ replyTime, hasReference }: SentNoteProps) {
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
