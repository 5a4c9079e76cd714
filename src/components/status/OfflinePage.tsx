import { words } from '../../site/words/index.ts';
import { ContactList } from '../contact/ContactList.tsx';
import type { ContactDetails } from '../contact/contactDetails.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { keyed } from '../controls/keyed.ts';
import { Band, SectionHeading } from '../layout/Band.tsx';
import styles from './OfflinePage.module.css';

interface Driver {
  heading: string;
  /** Link to the full card. */
  href: string;
  languages: {
    /** BCP 47 tag. */
    language: string;
    name: string;
    please: string;
    address: string[];
  }[];
}

interface OfflinePageProps {
  contact: ContactDetails;
  /** The card for a driver, if the inn has one. */
  driver?: Driver | undefined;
}

function DriverWords({ heading, href, languages }: Driver) {
  return (
    <section aria-labelledby="driver-heading" className={styles.driver}>
      <h2 id="driver-heading">
        <a href={href}>{heading}</a>
      </h2>
      {languages.map(({ language, name, please, address }) => (
        <section aria-label={name} key={language} lang={language}>
          <p>{please}</p>
          <p className={styles.address}>
            {keyed(address).map(([key, line]) => (
              <span key={key}>{line}</span>
            ))}
          </p>
        </section>
      ))}
    </section>
  );
}

/** Shown while offline for any page that is not cached. */
export function OfflinePage({ contact, driver }: OfflinePageProps) {
  const { heading, intro, pages } = words.offline.page;
  return (
    <Band labelledBy="offline-heading">
      <div className={styles.page}>
        <div className={styles.text}>
          <SectionHeading id="offline-heading" intro={intro} level={1}>
            {heading}
          </SectionHeading>
          <div>
            <ButtonLink href="">{words.offline.again}</ButtonLink>
          </div>
          {/* The service worker fills it in (src/offline/cachedPage.ts). */}
          <nav aria-labelledby="saved-pages" className={styles.saved} data-saved hidden>
            <h2 id="saved-pages">{pages}</h2>
            <ul />
          </nav>
        </div>
        <div className={styles.actions}>
          <ContactList contact={contact} />
          {driver && <DriverWords {...driver} />}
        </div>
      </div>
    </Band>
  );
}
