import { type DragEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { say } from '../../model/say.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { RequestError } from '../requests/ask.ts';
import styles from './FileDrop.module.css';

interface FileDropProps {
  /** Stands before the button: what can be dropped here. */
  label: string;
  button: string;
  accept: string;
  /** Said where the server gives no reason of its own. */
  rejected: string;
  /** The button, for a link that leads to the field. */
  control?: Ref<HTMLButtonElement>;
  describedBy?: string | undefined;
  /** Dropped elsewhere before this was shown: taken in at once. */
  dropped?: File | undefined;
  /** Hands a file over; its answer is said, unless another file came after it. */
  take: (file: File, isLatest: () => boolean) => Promise<string>;
}

/** Takes in a file that is dropped here or chosen. */
export function FileDrop(props: FileDropProps) {
  const { label, button, accept, rejected, control, describedBy, dropped, take } = props;
  const [message, setMessage] = useState('');
  const [isOver, setOver] = useState(false);
  const latest = useRef<File>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const hand = async (file: File | undefined) => {
    if (!file) return;
    latest.current = file;
    const isLatest = () => latest.current === file;
    setMessage(say(editorWords.photo.uploading, { name: file.name }));
    const answer = await take(file, isLatest).catch(
      (problem) => (problem instanceof RequestError && problem.message) || rejected,
    );
    if (isLatest()) setMessage(answer);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is taken in once
  useEffect(() => void hand(dropped), [dropped]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void hand(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has the button beside it
    <div
      className={styles['drop']}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <label htmlFor={id}>{label}</label>
      <Button ref={control} aria-describedby={describedBy} onClick={() => input.current?.click()}>
        {button}
      </Button>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        tabIndex={-1}
        onChange={(event) => {
          void hand(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <p role="status">{message}</p>
    </div>
  );
}
