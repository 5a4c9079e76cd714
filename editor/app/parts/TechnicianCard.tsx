import { useId, useState } from 'react';
import { setupWords } from '../../words/setup.ts';
import { Button } from './Button.tsx';
import styles from './TechnicianCard.module.css';

const words = setupWords.card;

/** What only a technician can do, in technical words, to be sent to them. */
export function TechnicianCard({ text }: { text: string }) {
  const [outcome, setOutcome] = useState('');
  const heading = useId();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome(words.copied),
      () => setOutcome(words.failed),
    );
  return (
    <section className={styles['card']} aria-labelledby={heading}>
      <h3 id={heading}>{words.title}</h3>
      <p className={styles['text']}>{text}</p>
      <Button onClick={() => void copy()}>{words.copy}</Button>
      <p role="status">{outcome}</p>
    </section>
  );
}
