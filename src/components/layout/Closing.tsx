import { ButtonLink } from '../controls/Button.tsx';
import { Jaali } from './Band.tsx';
import styles from './Closing.module.css';

interface ClosingProps {
  sentence: string;
  href: string;
  button: string;
  /** `call` if the button leads to contacting the inn. */
  variant: 'call' | 'line';
  /** Adds the ornament and sets the sentence in italics, for pages that read like a book. */
  isOrnate?: boolean;
}

/** The last sentence of a page, with a link onward: one line where it fits. */
export function Closing({ sentence, href, button, variant, isOrnate }: ClosingProps) {
  return (
    <section
      aria-labelledby="closing-sentence"
      className={styles.closing}
      data-ornate={isOrnate || undefined}
    >
      {isOrnate && <Jaali />}
      <h2 id="closing-sentence">{sentence}</h2>
      <ButtonLink href={href} variant={variant}>
        {button}
      </ButtonLink>
    </section>
  );
}
