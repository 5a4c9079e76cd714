import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** `error` for what needs fixing. */
  variant?: 'error' | 'info';
  children: ReactNode;
}

/** A highlighted notice. */
export function Notice({ variant = 'info', children }: NoticeProps) {
  return (
    <div className={styles['notice']} data-variant={variant}>
      {children}
    </div>
  );
}
