import { languages as known, language as ours } from '../../site/languages.ts';
import { words } from '../../site/words/index.ts';
import { CopyAddress } from '../contact/CopyAddress.tsx';
import type { ContactDetails } from '../contact/contactDetails.ts';
import { Icon } from '../controls/Icon.tsx';
import { keyed } from '../controls/keyed.ts';
import { Band } from '../layout/Band.tsx';
import { MapDrawing, type MapSketch } from '../map/MapDrawing.tsx';
import styles from './DriversCard.module.css';
import { type Journey, Journeys } from './Journeys.tsx';

interface DriverWords {
  /** BCP 47 tag, for the screen reader's voice and the font. */
  language: string;
  /** The language's own name. */
  name: string;
  please: string;
  address: string[];
  hints: string[];
  call: string;
  say?: string | undefined;
}

interface DriversCardProps {
  heading: string;
  meaning: string;
  languages: DriverWords[];
  contact: ContactDetails;
  here: { heading: string; intro: string; journeys: Journey[] };
  map?: MapSketch | undefined;
}

const text = words.gettingHere;

function Language({ entry, contact }: { entry: DriverWords; contact: ContactDetails }) {
  const { language, name, please, address, hints, call, say } = entry;
  return (
    <section aria-label={name} className={styles.language} id={language} lang={language}>
      <p>{please}</p>
      <p className={styles.address}>
        {keyed(address).map(([key, line]) => (
          <span key={key}>{line}</span>
        ))}
      </p>
      {hints.length > 0 && (
        <p className={styles.hints}>
          {keyed(hints).map(([key, hint]) => (
            <span key={key}>{hint}</span>
          ))}
        </p>
      )}
      <p>
        {call} <a href={contact.telHref}>{contact.phone}</a>
      </p>
      {say && (
        <p className={styles.say} lang={known[ours].tag}>
          {text.say}: <span lang={`${language}-Latn`}>{say}</span>
        </p>
      )}
    </section>
  );
}

/** One screen per language to show to a driver; below them, and on the back when printed, all routes. */
export function DriversCard(props: DriversCardProps) {
  const { heading, meaning, languages, contact, here, map } = props;
  return (
    <>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1>{heading}</h1>
          {languages.length > 1 && (
            <nav aria-label={text.languages}>
              {languages.map(({ language, name }) => (
                <a href={`#${language}`} key={language} lang={language}>
                  {name}
                </a>
              ))}
            </nav>
          )}
        </div>
        {languages.map((entry) => (
          <Language entry={entry} key={entry.language} contact={contact} />
        ))}
      </div>
      <Band ground="sand" labelledBy="sheet-heading">
        <div className={styles.sheet}>
          {map && (
            <div className={styles.map}>
              <MapDrawing {...map} />
            </div>
          )}
          <div className={styles.text}>
            <h2 id="sheet-heading">{contact.name}</h2>
            <CopyAddress name={contact.name} parts={contact.addressParts} />
            <p>
              <a className={styles.phone} href={contact.telHref}>
                <Icon name="phone" />
                {contact.phone}
              </a>
            </p>
            <p>
              {text.meaning}: {meaning}
            </p>
            <p className={styles.paper}>
              <Icon name="printer" />
              {text.allOnPaper}
            </p>
          </div>
          <div className={styles.journeys}>
            <h2>{here.heading}</h2>
            <p>{here.intro}</p>
            <Journeys headingLevel={3} journeys={here.journeys} timeZone={contact.timeZone} />
          </div>
        </div>
      </Band>
    </>
  );
}
