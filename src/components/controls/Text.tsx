import { keyed } from './keyed.ts';
import styles from './Text.module.css';

/** Behind a full stop, that of Hindi too; the space stays with the sentence before it. */
const END = /(?<=[.!?।]\s+)/u;

/** A text of a few short sentences, each on a line of its own. */
export function Sentences({ children }: { children: string }) {
  return keyed(children.split(END)).map(([key, sentence]) => (
    <span className={styles.sentence} key={key}>
      {sentence}
    </span>
  ));
}

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
