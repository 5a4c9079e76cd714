import { useMemo } from 'react';
import type { FileEntry, OpenFile, Sample } from '../../model/api.ts';
import { describe, labelOf } from '../../model/entries.ts';
import { readField } from '../../model/fields.ts';
import { get } from '../../model/pointer.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { query } from '../requests/request.ts';
import { useAnswer } from '../state/editorContext.ts';
import { addressOf } from '../state/route.ts';
import styles from './lists.module.css';

interface SampleLinesProps {
  file: FileEntry;
  samples: Sample[];
  onOwn: (sample: Sample) => void;
}

const copy = editorWords.sample;
/** Characters after which a value is cut. */
const ENOUGH = 90;

/** The samples of one file, each with its value and the text of its mark. */
export function SampleLines({ file, samples, onOwn }: SampleLinesProps) {
  const [opened] = useAnswer<OpenFile>(`file?${query({ path: file.path })}`);
  const field = useMemo(() => opened && readField(opened.schema, ''), [opened]);
  const nameOf = ({ pointer }: Sample) =>
    pointer.length === 0 ? copy.all : field ? labelOf(field, pointer, opened?.data) : file.title;
  const wordsAt = ({ pointer }: Sample) => {
    const value = pointer.length > 0 ? get(opened?.data, pointer) : undefined;
    const words = describe(Array.isArray(value) ? value[0] : value).words;
    // The name already contains the words of an entry.
    if (nameOf({ pointer } as Sample).includes(words)) return '';
    return words.length > ENOUGH ? `${words.slice(0, ENOUGH)} …` : words;
  };
  return (
    <section className={styles['section']} aria-label={file.title}>
      <h2 dir="auto">{file.title}</h2>
      <ul className={styles['lines']}>
        {samples.map((sample) => {
          const what = `${file.title}, ${nameOf(sample)}`;
          return (
            <li key={sample.line}>
              <p dir="auto">
                <strong>{nameOf(sample)}</strong> {wordsAt(sample)}
                {sample.text && <small>{sample.text}</small>}
              </p>
              <div className={styles['tools']}>
                <Button
                  look="quiet"
                  aria-label={say(editorWords.list.of, { action: copy.own, what })}
                  onClick={() => onOwn(sample)}
                >
                  {copy.own}
                </Button>
                <a
                  href={addressOf({ view: 'edit', path: file.path, at: sample.pointer })}
                  aria-label={say(editorWords.list.of, { action: copy.go, what })}
                >
                  {copy.go}
                </a>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
