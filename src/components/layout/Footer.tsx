import { words } from '../../site/words/index.ts';
import type { ContactDetails } from '../contact/contactDetails.ts';
import { type Fact, FactList } from '../controls/FactList.tsx';
import { keyed } from '../controls/keyed.ts';
import { Address } from '../controls/Text.tsx';
import { type RoomLink, RoomLinks } from '../rooms/RoomLinks.tsx';
import { Jaali } from './Band.tsx';
import styles from './Footer.module.css';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';
import { Logo, type LogoPicture } from './Logo.tsx';
import type { NavLink } from './MainMenu.tsx';

interface FooterProps {
  quick: readonly NavLink[];
  /** Pages listed next to the credits. */
  further: readonly NavLink[];
  contact: ContactDetails;
  /** The inn's own logo, if any. */
  logo?: LogoPicture | undefined;
  /** House facts such as check-out; empty where the page shows them itself. */
  facts: Fact[];
  /** Rooms with their own pages. */
  rooms: RoomLink[];
  /** Link to all rooms, if `rooms` is not all of them. */
  allRooms?: string | undefined;
  /** The page of guests' questions, if any. */
  knowHref?: string | undefined;
  /** Photo credits and the notice about sample content. */
  notes: string[];
  languages: LanguageSwitchProps;
}

/** Quick links, rooms, contact details and credits. */
export function Footer({
  quick,
  further,
  contact,
  logo,
  facts,
  rooms,
  allRooms,
  knowHref,
  notes,
  languages,
}: FooterProps) {
  return (
    <footer className={styles.footer}>
      <Jaali ground="dark" />
      <div className={styles.columns}>
        <div className={styles.letterhead}>
          <Logo alt={contact.logoAlt} name={contact.name} picture={logo} />
          <p>{contact.tagline}</p>
          {knowHref && (
            <a className={styles.know} href={knowHref}>
              {words.goodToKnow.name}
            </a>
          )}
          {facts.length > 0 && <FactList facts={facts} ground="dark" />}
        </div>
        <nav aria-labelledby="footer-links" className={styles.quick}>
          <h2 id="footer-links">{words.quickLinks}</h2>
          <ul>
            {quick.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-rooms" className={styles.rooms}>
          <h2 id="footer-rooms">{words.nav.rooms}</h2>
          <ul>
            <RoomLinks allRooms={allRooms} rooms={rooms} />
          </ul>
        </nav>
        <div className={styles.contact}>
          <h2>{words.reachUs}</h2>
          <address>
            <a href={contact.telHref}>{contact.phone}</a>
            <a href={contact.mailHref}>{contact.email}</a>
            <a href={contact.mapHref}>
              {/* One item of the link's flex box. */}
              <span>
                <Address parts={contact.addressParts} streetAlone />
              </span>
            </a>
          </address>
          {contact.social.length > 0 && (
            <ul>
              {keyed(contact.social, ({ url }) => url).map(([key, { name, url }]) => (
                <li key={key}>
                  <a href={url} rel="me">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className={styles.notes}>
        <LanguageSwitch {...languages} />
        <ul>
          {further.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        {keyed(notes).map(([key, note]) => (
          <p key={key}>{note}</p>
        ))}
      </div>
    </footer>
  );
}
