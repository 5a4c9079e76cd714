import { words } from '../../site/words/index.ts';
import type { ContactDetails } from '../contact/contactDetails.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { ContactStrip } from './ContactStrip.tsx';
import styles from './Header.module.css';
import type { LanguageSwitchProps } from './LanguageSwitch.tsx';
import { Logo, type LogoPicture } from './Logo.tsx';
import { MAIN_MENU, MainMenu, type NavLink } from './MainMenu.tsx';

interface HeaderProps {
  /** The main pages. */
  menu: readonly NavLink[];
  contact: ContactDetails;
  /** The inn's own logo, if any. */
  logo?: LogoPicture | undefined;
  /** This page's path, to mark its link. */
  path: string;
  languages: LanguageSwitchProps;
}

/** Contact strip and main navigation; on narrow screens the links open in a popover. */
export function Header({ menu, contact, logo, path, languages }: HeaderProps) {
  return (
    <header className={styles.header}>
      <ContactStrip contact={contact} languages={languages} />
      <div className={styles.bar}>
        <a className={styles.home} href="/">
          <Logo alt={contact.logoAlt} name={contact.name} picture={logo} />
        </a>
        <MainMenu links={menu} path={path} contact={contact} languages={languages} />
        <div className={styles.book}>
          <ButtonLink href={contact.askHref} variant="call">
            {words.bookNow}
          </ButtonLink>
        </div>
        <button className={styles.open} popoverTarget={MAIN_MENU} type="button">
          <Icon name="list" />
          {words.menu}
        </button>
      </div>
    </header>
  );
}
