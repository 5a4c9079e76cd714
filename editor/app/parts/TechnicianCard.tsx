import { useId, useState } from 'react';
import { setupWords } from '../../words/setup.ts';
import { Button } from './Button.tsx';
import styles from './TechnicianCard.module.css';

const words = setupWords.card;

interface TechnicianCardProps {
  text: string;
  /** The level that fits the outline of the page. */
  headingLevel?: 2 | 3;
}

/** A task for a technician, in technical words, for the owner to send. */
export function TechnicianCard({ text, headingLevel = 3 }: TechnicianCardProps) {
  const Heading = `h${headingLevel}` as const;
  const [outcome, setOutcome] = useState('');
  const heading = useId();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome(words.copied),
      () => setOutcome(words.failed),
    );
  return (
    <section className={styles['card']} aria-labelledby={heading}>
      <Heading id={heading}>{words.title}</Heading>
      <p>{words.help}</p>
      <p lang="en" className={styles['text']}>
        {text}
      </p>
      <Button onClick={() => void copy()}>{words.copy}</Button>
      <p role="status">{outcome}</p>
    </section>
  );
}
