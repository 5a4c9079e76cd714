import { words } from '../../site/words/index.ts';
import styles from './Breadcrumb.module.css';

/** One step of the way to a page. */
export interface Crumb {
  href: string;
  name: string;
}

/** The way from the home page to this one. The last step is this page, and no link. */
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
