import styles from './Kolam.module.css';

/**
 * A pulli kolam: thirteen dots, 24 units apart, in rows of 1, 3, 5, 3 and 1, and three closed
 * lines that cross halfway between dots and loop around the outer ones.
 */
const DOTS = [-2, -1, 0, 1, 2].flatMap((row) =>
  [-2, -1, 0, 1, 2]
    .filter((column) => Math.abs(row) + Math.abs(column) <= 2)
    .map((column) => [24 * column, 24 * row] as const),
);
const LONG =
  'M0-36L-36 0C-40.1 4.1-41.3 12-48 12C-54.7 12-60 6.7-60 0C-60-6.7-54.7-12-48-12C-41.3-12-40.1-4.1-36 0L0 36C4.1 40.1 12 41.3 12 48C12 54.7 6.7 60 0 60C-6.7 60-12 54.7-12 48C-12 41.3-4.1 40.1 0 36L36 0C40.1-4.1 41.3-12 48-12C54.7-12 60-6.7 60 0C60 6.7 54.7 12 48 12C41.3 12 40.1 4.1 36 0L0-36C-4.1-40.1-12-41.3-12-48C-12-54.7-6.7-60 0-60C6.7-60 12-54.7 12-48C12-41.3 4.1-40.1 0-36Z';
/** The other two lines, a quarter turn apart. */
const SHORT =
  'M-36-24C-36-30.7-30.7-36-24-36C-17.3-36-16.1-28.1-12-24L24 12C28.1 16.1 36 17.3 36 24C36 30.7 30.7 36 24 36C17.3 36 16.1 28.1 12 24L-24-12C-28.1-16.1-36-17.3-36-24Z';

/**
 * A kolam, which South Indian households draw on the doorstep every morning as a welcome: first
 * the dots, then each line, once. Decorative, so hidden from assistive technology.
 */
export function Kolam() {
  return (
    <svg aria-hidden="true" className={styles.kolam} viewBox="-62 -62 124 124">
      <g className={styles.dots}>
        {DOTS.map(([x, y]) => (
          <circle cx={x} cy={y} key={`${x} ${y}`} r="1.5" />
        ))}
      </g>
      <path d={LONG} pathLength={1} />
      <path d={SHORT} pathLength={1} />
      <path d={SHORT} pathLength={1} transform="rotate(90)" />
    </svg>
  );
}
