import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** `problem` is what stops; `word` is good to know. */
  variant?: 'problem' | 'word';
  children: ReactNode;
}

/** A few lines that somebody should read before going on. */
export function Notice({ variant = 'word', children }: NoticeProps) {
  return (
    <div className={styles['notice']} data-variant={variant}>
      {children}
    </div>
  );
}
