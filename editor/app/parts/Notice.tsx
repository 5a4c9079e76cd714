import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  /** `problem` for what prevents something, `word` for information. */
  variant?: 'problem' | 'word';
  children: ReactNode;
}

/** A highlighted notice. */
export function Notice({ variant = 'word', children }: NoticeProps) {
  return (
    <div className={styles['notice']} data-variant={variant}>
      {children}
    </div>
  );
}
