import { useMemo } from 'react';
import type { FileEntry, OpenFile, Sample } from '../../../model/api.ts';
import { describe, labelOf } from '../../../model/entries.ts';
import { readField } from '../../../model/fields.ts';
import { get } from '../../../model/pointer.ts';
import { say } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { Button } from '../../parts/Button.tsx';
import { inOrder, query, request } from '../../requests/request.ts';
import { useEditorContext } from '../../state/editorContext.ts';
import { addressOf } from '../../state/route.ts';
import { useAnswer } from '../../state/useAnswer.ts';
import { useAttempt } from '../../state/useAttempt.ts';
import styles from '../lists.module.css';
import { SampleSentences } from './SampleSentences.tsx';

const words = editorWords.sample;

/** The list of all samples. */
export function Samples() {
  const { tree, refresh, announce } = useEditorContext();
  const { message, attempt } = useAttempt();
  const { total, left } = tree.samples;
  const confirmSample = (sample: Sample) =>
    attempt(async () => {
      const { file: path, pointer, text } = sample;
      await inOrder(path, async () => {
        const { version } = await request<OpenFile>(`file?${query({ path })}`);
        await request('samples/confirm', { json: { path, version, pointer } });
      });
      announce(say(words.done, { what: text }));
      refresh();
    }, sample);
  const samplesIn = ({ path }: FileEntry) => tree.sampleList.filter(({ file }) => file === path);
  return (
    <>
      <h1>{words.title}</h1>
      <p className={styles['lead']}>
        {left === 0 ? words.none : say(words.progress, { left, total })}
      </p>
      {left > 0 && (
        <progress
          className={styles['progress']}
          value={total - left}
          max={total}
          aria-label={say(words.progress, { left, total })}
        />
      )}
      {left > 0 && <p>{words.intro}</p>}
      {message && <p role="alert">{message}</p>}
      {tree.files
        .filter((file) => samplesIn(file).length > 0)
        .map((file) => (
          <SampleLines
            key={file.path}
            file={file}
            samples={samplesIn(file)}
            onOwn={(sample) => void confirmSample(sample)}
          />
        ))}
      <SampleSentences />
    </>
  );
}

interface SampleLinesProps {
  file: FileEntry;
  samples: Sample[];
  onOwn: (sample: Sample) => void;
}

/** Characters after which a value is truncated. */
const MAX_LENGTH = 90;

/** The samples of one file, each with its value and the text of its mark. */
function SampleLines({ file, samples, onOwn }: SampleLinesProps) {
  const { version } = useEditorContext().tree;
  const [opened] = useAnswer<OpenFile>(`file?${query({ path: file.path })}`, { version });
  const field = useMemo(() => opened && readField(opened.schema, ''), [opened]);
  const nameOf = ({ pointer }: Sample) =>
    pointer.length === 0 ? words.all : field ? labelOf(field, pointer, opened?.data) : file.title;
  const textOf = (sample: Sample) => {
    const { pointer } = sample;
    const value = pointer.length > 0 ? get(opened?.data, pointer) : undefined;
    const text = describe(Array.isArray(value) ? value[0] : value).words;
    // Do not repeat the words of an entry, which the name already contains.
    if (nameOf(sample).includes(text)) return '';
    return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} …` : text;
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
                <strong>{nameOf(sample)}</strong> {textOf(sample)}
                {sample.text && <small>{sample.text}</small>}
              </p>
              <div className={styles['tools']}>
                <Button
                  variant="quiet"
                  aria-label={say(editorWords.list.of, { action: words.own, what })}
                  onClick={() => onOwn(sample)}
                >
                  {words.own}
                </Button>
                <a
                  href={addressOf({ view: 'edit', path: file.path, at: sample.pointer })}
                  aria-label={say(editorWords.list.of, { action: words.go, what })}
                >
                  {words.go}
                </a>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
