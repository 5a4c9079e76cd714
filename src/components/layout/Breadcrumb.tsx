import { words } from '../../site/words/index.ts';
import styles from './Breadcrumb.module.css';

/** One level of the path to a page. */
export interface Crumb {
  href: string;
  name: string;
}

/** The path from the home page to this one; the last entry is the current page and not a link. */
export function Breadcrumb({ breadcrumbs }: { breadcrumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={words.trail} className={styles.breadcrumbs}>
      <ol>
        {breadcrumbs.map(({ href, name }, step) => (
          <li key={href}>
            {step < breadcrumbs.length - 1 ? (
              <a href={href}>{name}</a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
