import { type DragEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { RequestError } from '../requests/request.ts';
import styles from './FileDrop.module.css';

interface FileDropProps {
  /** Text before the button: what can be dropped here. */
  label: string;
  button: string;
  accept: string;
  /** Shown if the server gives no reason for an error. */
  rejected: string;
  /** The button, focused by a link to the field. */
  control?: Ref<HTMLButtonElement>;
  describedBy?: string | undefined;
  /** A file dropped before this was shown; uploaded at once. */
  dropped?: File | undefined;
  /** Uploads a file and returns the message to show, unless a later file replaced it. */
  take: (file: File, isLatest: () => boolean) => Promise<string>;
}

/** Uploads a file that is dropped or chosen. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is uploaded once
  useEffect(() => void hand(dropped), [dropped]);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void hand(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is the accessible way
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
