import { useState } from 'react';
import type { FileEntry, OpenFile, Sample } from '../../model/api.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { inOrder, query, request } from '../requests/request.ts';
import { useEditorContext } from '../state/editorContext.ts';
import styles from './lists.module.css';
import { SampleLines } from './SampleLines.tsx';

const words = editorWords.sample;

/** The list of all samples. */
export function Samples() {
  const { tree, refresh, announce } = useEditorContext();
  const [message, setMessage] = useState('');
  const { total, left } = tree.samples;
  const confirmSample = async ({ file: path, pointer, text }: Sample) => {
    try {
      await inOrder(path, async () => {
        const { version } = await request<OpenFile>(`file?${query({ path })}`);
        await request('samples/own', { method: 'POST', json: { path, version, pointer } });
      });
      announce(say(words.done, { what: text }));
      refresh();
    } catch (problem) {
      setMessage((problem as Error).message);
    }
  };
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
            key={`${file.path}${tree.version}`}
            file={file}
            samples={samplesIn(file)}
            onOwn={(sample) => void confirmSample(sample)}
          />
        ))}
    </>
  );
}
