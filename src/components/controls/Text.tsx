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

/** A heading's text, which breaks after its first sentence rather than within it. */
export function HeadingText({ text }: { text: string }) {
  const [first = '', ...rest] = text.split(END);
  if (rest.length === 0) return text;
  return (
    <>
      <span className={styles.unbroken}>{first.trim()}</span>
      {` ${rest.join('')}`}
    </>
  );
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

/** Five words and more: what comes before the last three, and those. */
const LONG_NAME = /^(\S+\s.*\S\s+)(\S+\s+\S+\s+\S+)$/;

/** A room's name in a narrow list. Keeps the end of a long one together: “Deluxe AC / Four Bed Room”. */
export function RoomName({ name }: { name: string }) {
  const [, start, end] = LONG_NAME.exec(name) ?? [];
  if (!start || !end) return <Unbroken text={name} />;
  return (
    <>
      <Unbroken text={start} />
      <span className={styles.unbroken}>{end}</span>
    </>
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
