import { words } from '../../site/words/index.ts';
import type { ContactDetails } from '../contact/contactDetails.ts';
import { Icon } from '../controls/Icon.tsx';
import styles from './ActionBar.module.css';

/** As many social links as fit on a short screen. The footer lists all of them. */
const MOST_SOCIAL = 6;

/**
 * The floating bar. Phones: call, WhatsApp, directions and enquire, within thumb's reach. Wide
 * screens: a slim column on the right with call, WhatsApp and social links.
 */
export function ActionBar({ contact }: { contact: ContactDetails }) {
  return (
    <aside aria-label={words.actionBar} className={styles.bar}>
      <ul className={styles.links}>
        <li>
          <a href={contact.telHref}>
            <Icon name="phone" />
            <span>{words.call}</span>
          </a>
        </li>
        {contact.whatsapp && (
          <li>
            <a href={contact.whatsapp.href}>
              <Icon name="whatsapp-logo" />
              <span>{words.whatsapp}</span>
            </a>
          </li>
        )}
        <li className={styles.narrow}>
          <a href={contact.directionsHref}>
            <Icon name="navigation-arrow" />
            <span>{words.directions}</span>
          </a>
        </li>
        <li className={styles.narrow}>
          <a data-variant="call" href={contact.askHref}>
            <Icon name="paper-plane-tilt" />
            <span>{words.enquire}</span>
          </a>
        </li>
        {contact.social.slice(0, MOST_SOCIAL).map(({ name, icon, url }) => (
          <li className={styles.wide} key={url}>
            <a href={url} rel="me">
              <Icon name={icon} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
