import { ButtonLink } from '../controls/Button.tsx';
import styles from './Closing.module.css';
import { Jaali } from './Jaali.tsx';

interface ClosingProps {
  sentence: string;
  href: string;
  button: string;
  /** `call` when the button leads to getting in touch. */
  variant: 'call' | 'line';
}

/** The last line of a page, and where to go from it. */
export function Closing({ sentence, href, button, variant }: ClosingProps) {
  return (
    <section aria-labelledby="closing-sentence" className={styles.closing}>
      <Jaali />
      <h2 id="closing-sentence">{sentence}</h2>
      <ButtonLink href={href} variant={variant}>
        {button}
      </ButtonLink>
    </section>
  );
}
