import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  summary: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Content that few need, with a summary that looks like a link. */
export function Disclosure({ summary, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles['disclosure']} open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
