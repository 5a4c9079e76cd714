import type { Sample } from '../../model/api.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { useForm } from './form.ts';
import styles from './SampleMark.module.css';

interface SampleMarkProps {
  id: string;
  sample: Sample;
  /** The label of the marked field. */
  what: string;
}

/** Marks a value as made up, with a button that confirms it and removes the mark. */
export function SampleMark({ id, sample, what }: SampleMarkProps) {
  const { confirmSample, announce } = useForm();
  const words = editorWords.sample;
  const mark = async () => {
    if (await confirmSample(sample.pointer)) announce(say(words.done, { what }));
  };
  return (
    <div className={styles['mark']}>
      <p id={id}>
        <span className={styles['tag']}>{words.tag}</span> <span>{sample.text || words.help}</span>
      </p>
      <Button
        look="quiet"
        onClick={() => void mark()}
        aria-label={say(editorWords.list.of, { action: words.own, what })}
      >
        {words.own}
      </Button>
    </div>
  );
}
