import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  summary: string;
  children: ReactNode;
}

/** Opens what few need, with a summary that looks like a link. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles['disclosure']}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
