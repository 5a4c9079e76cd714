import { ContactList } from '../contact/ContactList.tsx';
import type { ContactDetails } from '../contact/contactDetails.ts';
import { keyed } from '../controls/keyed.ts';
import { Band } from '../layout/Band.tsx';
import styles from './PrivacySections.module.css';

interface PrivacySectionsProps {
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  contact: ContactDetails;
}

/** What happens to guests' data, by question; the last section is whom to contact. */
export function PrivacySections({ sections, contact }: PrivacySectionsProps) {
  return (
    <Band joined>
      {keyed(sections, ({ heading }) => heading).map(([key, { heading, paragraphs }], index) => (
        <section className={styles.section} key={key}>
          <h2>{heading}</h2>
          <div className={styles.text}>
            {keyed(paragraphs).map(([key, paragraph]) => (
              <p key={key}>{paragraph}</p>
            ))}
            {index === sections.length - 1 && <ContactList contact={contact} />}
          </div>
        </section>
      ))}
    </Band>
  );
}
