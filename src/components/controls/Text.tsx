import { keyed } from './keyed.ts';
import styles from './Text.module.css';

/** The end of a sentence, also in Hindi (।); the white space stays with the sentence before it. */
const END = /(?<=[.!?।]\s+)/u;

/** Puts each sentence of a short text on its own line. */
export function Sentences({ children }: { children: string }) {
  return keyed(children.split(END)).map(([key, sentence]) => (
    <span className={styles.sentence} key={key}>
      {sentence}
    </span>
  ));
}

const HYPHENATED = /(\S+-\S+)/;

/** Keeps hyphenated words together: no line ends with "Non-" of "Non-AC". */
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

/**
 * An address. City, pin code and state move to the next line together, so that no line holds only the
 * state and no pin code stands apart from its city.
 * @param streetAlone whether the street has a line to itself
 */
export function Address({
  parts,
  streetAlone,
}: {
  parts: readonly string[];
  streetAlone?: boolean;
}) {
  const [street, ...rest] = parts;
  return (
    <>
      {street}
      {streetAlone ? <br /> : ', '}
      {rest.slice(0, -1).map((part) => `${part}, `)}
      <span className={styles.unbroken}>{rest.at(-1)}</span>
    </>
  );
}
