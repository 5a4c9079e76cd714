import styles from './Logo.module.css';

interface LogoProps {
  name: string;
  /** What the logo stands for: the name and the stay in Bengaluru. */
  alt: string;
}

// One crinkled petal of the copperpod flower, standing on the centre; five make the mark.
const PETAL =
  'M24 24C20.5 19.5 15.8 15.6 17 9.8C17.5 7.2 19.4 7.6 20.6 5.6C21.6 4 22.9 5.2 24 3.6C25.1 5.2 26.4 4 27.4 5.6C28.6 7.6 30.5 7.2 31 9.8C32.2 15.6 27.5 19.5 24 24Z';
const TURNS = [0, 72, 144, 216, 288];

/** The copperpod flower, drawn in one line of the text's colour. */
export function Mark() {
  return (
    <svg aria-hidden="true" className={styles.mark} fill="none" viewBox="0 0 48 48">
      {TURNS.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 24 25)`}>
          <path d={PETAL} stroke="currentColor" strokeWidth="1.3" />
          <path d="M24 21V11.5" stroke="var(--accent-on-dark)" strokeWidth="1.3" />
        </g>
      ))}
      <circle cx="24" cy="25" fill="var(--accent-on-dark)" r="2.2" />
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
