import styles from './Logo.module.css';
import { markDrawing } from './markDrawing.ts';

interface LogoProps {
  name: string;
  /** What the logo stands for: the name and the stay in Bengaluru. */
  alt: string;
}

/** The copperpod flower, drawn in one line of the text's colour. */
export function Mark() {
  return (
    <svg aria-hidden="true" className={styles.mark} fill="none" viewBox="0 0 48 48">
      {markDrawing.turns.map((turn) => (
        <g key={turn} transform={turn}>
          <path d={markDrawing.petal} stroke="currentColor" strokeWidth="1.3" />
          <path d={markDrawing.vein} stroke="var(--accent-on-dark)" strokeWidth="1.3" />
        </g>
      ))}
      <circle {...markDrawing.centre} fill="var(--accent-on-dark)" />
    </svg>
  );
}

/** Mark and name, as one picture with one alternative text. */
export function Logo({ name, alt }: LogoProps) {
  return (
    <span aria-label={alt} className={styles.logo} role="img">
      <Mark />
      <span aria-hidden="true">{name}</span>
    </span>
  );
}
