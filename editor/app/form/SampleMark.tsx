import type { Sample } from '../../model/api.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { useForm } from './form.ts';
import styles from './SampleMark.module.css';

interface MarkProps {
  id: string;
  /** The label of the marked field. */
  what: string;
  words: string;
  /** Resolves to false if that failed. */
  onConfirm: () => Promise<boolean>;
}

/** Marks a value as made up, with a button to confirm that it is true. */
function Mark({ id, what, words, onConfirm }: MarkProps) {
  const { announce } = useForm();
  const { tag, own, done } = editorWords.sample;
  const confirm = async () => {
    if (await onConfirm()) announce(say(done, { what }));
  };
  return (
    <div className={styles['mark']}>
      <p id={id}>
        <span className={styles['tag']}>{tag}</span> <span>{words}</span>
      </p>
      <Button
        variant="quiet"
        onClick={() => void confirm()}
        aria-label={say(editorWords.list.of, { action: own, what })}
      >
        {own}
      </Button>
    </div>
  );
}

interface SampleMarkProps {
  id: string;
  sample: Sample;
  what: string;
}

/** The mark of a sample, usually a `# SAMPLE` comment in the file; confirming it removes that. */
export function SampleMark({ id, sample, what }: SampleMarkProps) {
  const { confirmSample } = useForm();
  return (
    <Mark
      id={id}
      what={what}
      words={sample.text || editorWords.sample.help}
      onConfirm={() => confirmSample(sample.pointer)}
    />
  );
}

interface SentencesMarkProps {
  id: string;
  texts: readonly string[];
  what: string;
}

/** The mark of a field that contains sentences of the sample, but has no `# SAMPLE` comment. */
export function SentencesMark({ id, texts, what }: SentencesMarkProps) {
  const { confirmSentences } = useForm();
  return (
    <Mark
      id={id}
      what={what}
      words={editorWords.firstHour.sentence}
      onConfirm={() => confirmSentences(texts)}
    />
  );
}
