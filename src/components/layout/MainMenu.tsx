import { mainRoutes } from '../../site/routes.ts';
import { words } from '../../site/words/index.ts';
import type { ContactDetails } from '../contact/contactDetails.ts';
import { DeskClock } from '../contact/DeskClock.tsx';
import { ButtonLink } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import styles from './MainMenu.module.css';

/** The id that the button which opens the menu names. */
export const MAIN_MENU = 'menu';

interface MainMenuProps {
  contact: ContactDetails;
  /** The path of this page, to mark its link. */
  path: string;
}

/** The six pages: a row in the bar of a wide screen, a sheet from the top of a narrow one. */
export function MainMenu({ contact, path }: MainMenuProps) {
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
      <ul className={styles.links}>
        {mainRoutes.map(({ href, label }) => (
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
        <p className={styles.hour}>
          <DeskClock timeZone={contact.timeZone} />
        </p>
        <a href={contact.telHref}>{contact.phone}</a>
        <a href={contact.mapHref}>{contact.addressLines.join(', ')}</a>
      </div>
    </nav>
  );
}
