import type { ReactNode } from 'react';
import styles from './Heading.module.css';

interface SectionHeadingProps {
  id: string;
  /** Keeps the page outline unbroken. */
  level?: 1 | 2 | 3;
  children: ReactNode;
  /** A sentence below the heading. */
  intro?: string;
}

/** A section's heading with a short copper rule and an optional lead sentence. */
export function SectionHeading({ id, level = 2, children, intro }: SectionHeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <div className={styles.heading}>
      <Tag id={id}>{children}</Tag>
      {intro && <p>{intro}</p>}
    </div>
  );
}
