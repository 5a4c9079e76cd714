import { CONTACT, mainRoutes } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import type { Reach } from '../ui/reach.ts';
import { words } from '../words/index.ts';
import styles from './Header.module.css';

interface HeaderProps {
  reach: Reach;
  /** The path of this page, to mark its link. */
  path: string;
}

const MENU = 'menu';

function ContactStrip({ reach }: { reach: Reach }) {
  return (
    <div className={styles.strip}>
      <a href={reach.telHref}>
        <Icon name="phone" />
        {reach.phone}
      </a>
      <a href={reach.mailHref}>
        <Icon name="envelope-simple" />
        {reach.email}
      </a>
      <a className={styles.address} href={reach.mapHref}>
        <Icon name="map-pin" />
        {reach.addressShort}
      </a>
    </div>
  );
}

/** Contact strip and main navigation; on narrow screens the links are a popover sheet. */
export function Header({ reach, path }: HeaderProps) {
  return (
    <header className={styles.header}>
      <ContactStrip reach={reach} />
      <div className={styles.bar}>
        <a className={styles.home} href="/">
          <Logo alt={reach.logoAlt} name={reach.name} />
        </a>
        <nav aria-label={words.nav.label} className={styles.menu} id={MENU} popover="auto">
          <button
            aria-label={words.closeMenu}
            className={styles.close}
            popoverTarget={MENU}
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
          <div className={styles.sheetFoot}>
            <ButtonLink href={CONTACT} variant="call">
              {words.bookNow}
            </ButtonLink>
            <a href={reach.telHref}>{reach.phone}</a>
            <a href={reach.mapHref}>{reach.addressLines.join(', ')}</a>
          </div>
        </nav>
        <div className={styles.book}>
          <ButtonLink href={CONTACT} variant="call">
            {words.bookNow}
          </ButtonLink>
        </div>
        <button className={styles.open} popoverTarget={MENU} type="button">
          <Icon name="list" />
          {words.menu}
        </button>
      </div>
    </header>
  );
}
