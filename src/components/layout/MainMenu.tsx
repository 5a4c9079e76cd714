import { words } from '../../site/words/index.ts';
import type { ContactDetails } from '../contact/contactDetails.ts';
import { DeskClock } from '../contact/DeskClock.tsx';
import { ButtonLink } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';
import styles from './MainMenu.module.css';

/** The menu's id, which its button targets. */
export const MAIN_MENU = 'menu';

/** A link that every page has. */
export interface NavLink {
  href: string;
  label: string;
}

interface MainMenuProps {
  links: readonly NavLink[];
  contact: ContactDetails;
  /** This page's path, to mark its link. */
  path: string;
  languages: LanguageSwitchProps;
}

/** The main pages: a row in the bar on wide screens, a sheet from the top on narrow ones. */
export function MainMenu({ links, contact, path, languages }: MainMenuProps) {
  return (
    <nav aria-label={words.nav.label} className={styles.menu} id={MAIN_MENU} popover="auto">
      <button
        aria-label={words.closeMenu}
        className={styles.close}
        popoverTarget={MAIN_MENU}
        popoverTargetAction="hide"
        type="button"
      >
        <Icon name="x" />
      </button>
      <div className={styles.languages}>
        <LanguageSwitch {...languages} />
      </div>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a aria-current={href === path ? 'page' : undefined} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <ButtonLink href={contact.askHref} variant="call">
          {words.bookNow}
        </ButtonLink>
        {contact.hasClock && (
          <p className={styles.hour}>
            <DeskClock timeZone={contact.timeZone} />
          </p>
        )}
        <a href={contact.telHref}>{contact.phone}</a>
        <a href={contact.mapHref}>{contact.addressParts.join(', ')}</a>
      </div>
    </nav>
  );
}
