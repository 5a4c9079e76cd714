import styles from './Logo.module.css';
import { MarkLines } from './MarkLines.tsx';

/** The inn's own logo as served. */
export interface LogoPicture {
  src: string;
  /** CSS pixels. */
  width: number;
  height: number;
}

interface LogoProps {
  name: string;
  /** The logo's alternative text: the name and the kind of stay. */
  alt: string;
  /** Replaces mark and name. */
  picture?: LogoPicture | undefined;
}

/** The copperpod flower as a line drawing in the text's colour. */
export function Mark() {
  return (
    <svg aria-hidden="true" className={styles.mark} fill="none" viewBox="0 0 48 48">
      <MarkLines />
    </svg>
  );
}

/** How many letters fit on one line next to the menu at 320 CSS pixels (measured). */
const ONE_LINE = 16;

/** The number of characters, without invisible ones such as joiners. */
const lettersIn = (name: string) => name.replace(/\p{Cf}/gu, '').length;

/** Mark and name as one image with one alternative text. */
export function Logo({ name, alt, picture }: LogoProps) {
  if (picture) return <img alt={alt} className={styles.picture} {...picture} />;
  return (
    <span
      aria-label={alt}
      className={styles.logo}
      data-long={lettersIn(name) > ONE_LINE || undefined}
      role="img"
    >
      <Mark />
      <span aria-hidden="true">{name}</span>
    </span>
  );
}
