import type { ReactNode } from 'react';
import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { type Fact, FactList } from '../controls/FactList.tsx';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { Band, SectionHeading } from '../layout/Band.tsx';
import { PriceOnRequest } from '../rooms/PriceOnRequest.tsx';
import styles from './ContactBand.module.css';
import { ContactList, SaveContact, type SaveContactProps } from './ContactList.tsx';
import type { ContactDetails } from './contactDetails.ts';
import { DeskClock } from './DeskClock.tsx';

interface ContactBandProps {
  /** Omitted on the contact page, which has them at its top. */
  heading?: string;
  intro?: string;
  /** Beside the form, on the contact page. */
  picture?: PictureProps | undefined;
  contact: ContactDetails;
  /** The heading next to the form, above the contact details. */
  contactHeading: string;
  contactIntro?: string;
  /** House facts: check-in, check-out, payment. */
  facts: Fact[];
  /** Links to save the contact details, on the contact page. */
  saveContact?: SaveContactProps;
  /** The page of guests' questions, if any. */
  knowHref?: string | undefined;
  /** What the inn says in place of prices. */
  priceOnRequest?: string | undefined;
  /** What happens to the form's data, in two sentences, and the page that explains it. */
  privacy: { text: string; href: string };
  /** The form or its replacement. */
  children: ReactNode;
}

/** An enquiry form next to other ways to contact the inn. */
export function ContactBand(props: ContactBandProps) {
  const { heading, intro, picture, contact, contactHeading, contactIntro, facts } = props;
  const isPage = heading === undefined;
  const ContactTag = isPage ? 'h2' : 'h3';
  const house = (
    <>
      {facts.length > 0 && <FactList facts={facts} label={words.houseFacts} />}
      {props.knowHref && (
        <ButtonLink href={props.knowHref} variant="quiet">
          {words.goodToKnow.lead}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Band id="enquiry" joined={isPage} labelledBy={isPage ? undefined : 'contact-heading'}>
      <div className={styles.contact} data-page={isPage || undefined}>
        <div className={styles.form}>
          {heading && (
            <SectionHeading id="contact-heading" {...(intro && { intro })}>
              {heading}
            </SectionHeading>
          )}
          {props.children}
          <div className={styles.terms}>
            <PriceOnRequest sentence={props.priceOnRequest} />
            <p className={styles.privacy}>
              {props.privacy.text} <a href={props.privacy.href}>{words.privacy.more}</a>
            </p>
          </div>
        </div>
        <div className={styles.details}>
          {picture && (
            <div className={styles.picture}>
              <Picture {...picture} />
            </div>
          )}
          {/* Hidden on narrow screens except on the contact page: bar and footer have these links. */}
          <div className={styles.contactLinks} data-own={isPage || undefined}>
            <ContactTag className={styles.contactHeading}>{contactHeading}</ContactTag>
            {contactIntro && <p>{contactIntro}</p>}
            {isPage && contact.hasClock && (
              <p className={styles.hour}>
                <DeskClock timeZone={contact.timeZone} />
              </p>
            )}
            <ContactList contact={contact} />
            {props.saveContact && <SaveContact {...props.saveContact} />}
          </div>
          {!isPage && house}
        </div>
        {isPage && <div className={styles.house}>{house}</div>}
      </div>
    </Band>
  );
}
