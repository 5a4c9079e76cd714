import { keyed } from './keyed.ts';
import styles from './Unbroken.module.css';

const HYPHENATED = /(\S+-\S+)/;

/** Words that keep their hyphens on one line: "Non-AC" never ends a line at "Non-". */
export function Unbroken({ text }: { text: string }) {
  return keyed(text.split(HYPHENATED)).map(([key, part]) =>
    HYPHENATED.test(part) ? (
      <span className={styles.unbroken} key={key}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
