import { words } from '../../site/words/index.ts';
import { SectionHeading } from '../layout/Band.tsx';
import { type LogoPicture, Mark } from '../layout/Logo.tsx';
import styles from './CardSheet.module.css';
import { SaveContact } from './ContactList.tsx';
import type { ContactDetails } from './contactDetails.ts';

/** A QR code's dark modules as one path on a `size` × `size` grid, without the quiet zone. */
export interface QrDrawing {
  path: string;
  size: number;
}

interface CardSheetProps {
  contact: ContactDetails;
  vcardHref: string;
  code: QrDrawing;
  /** What the code contains: the site's address or, while there is none, the inn's vCard. */
  holds: 'site' | 'vcard';
  /**
   * The inn's own logo, if any. It replaces the flower and the name on the back; on the front, the site's
   * icon replaces the flower.
   */
  logo?: LogoPicture | undefined;
  /** The site's address as people type it. */
  address?: string | undefined;
}

/** Copies that, with the first card, fill an A4 sheet: two columns of five. */
const COPIES = Array.from({ length: 9 }, (_, index) => index);
/** The code's quiet zone, in modules: ISO/IEC 18004 requires four. */
const MARGIN = 4;

function Card(props: CardSheetProps & { first?: boolean }) {
  const { contact, code, holds, logo, address, first } = props;
  const side = code.size + 2 * MARGIN;
  const [street, ...place] = contact.addressParts;
  return (
    <div className={styles.card}>
      <div className={styles.text}>
        <div>
          <p className={styles.name}>
            {logo ? <img alt="" height="48" src="/favicon.svg" width="48" /> : <Mark />}
            {contact.name}
          </p>
          <p>{contact.tagline}</p>
        </div>
        <p className={styles.phone}>
          {contact.phone}
          {contact.whatsapp && (
            <small>{words.saveContact.alsoOn(contact.whatsapp.number, contact.phone)}</small>
          )}
        </p>
        <p>
          {contact.email}
          {address && <br />}
          {address}
        </p>
        <p>
          {/* Not as an Address: WebKitGTK crashes on its inline block here. */}
          {street}
          <br />
          {place.join(', ')}
        </p>
      </div>
      <div className={styles.code}>
        <svg
          aria-label={words.saveContact.codeName}
          role="img"
          shapeRendering="crispEdges"
          viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
        >
          <rect fill="#fff" height={side} width={side} x={-MARGIN} y={-MARGIN} />
          {first ? <path d={code.path} id="code" /> : <use href="#code" />}
        </svg>
        <p>{words.saveContact.code[holds]}</p>
      </div>
    </div>
  );
}

function Back({ contact, logo }: Pick<CardSheetProps, 'contact' | 'logo'>) {
  return (
    <div className={styles.back}>
      {logo ? (
        <img alt="" {...logo} />
      ) : (
        <>
          <Mark />
          <p className={styles.name}>{contact.name}</p>
        </>
      )}
      <p>{contact.tagline}</p>
    </div>
  );
}

/** Shows one visiting card, front and back; prints ten fronts on one page and their backs on a second. */
export function CardSheet(props: CardSheetProps) {
  return (
    <section aria-labelledby="card-heading" className={styles.page}>
      <div className={styles.head}>
        <SectionHeading id="card-heading" intro={words.saveContact.page.intro} level={1}>
          {words.saveContact.page.heading}
        </SectionHeading>
        <SaveContact vcardHref={props.vcardHref} />
      </div>
      <div className={styles.sheets}>
        <div className={styles.sheet}>
          <Card {...props} first />
          {COPIES.map((copy) => (
            <div aria-hidden="true" className={styles.copy} key={copy}>
              <Card {...props} />
            </div>
          ))}
        </div>
        <div aria-hidden="true" className={styles.sheet}>
          <Back {...props} />
          {COPIES.map((copy) => (
            <div className={styles.copy} key={copy}>
              <Back {...props} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
