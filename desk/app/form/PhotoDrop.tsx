import { type DragEvent, useId, useRef, useState } from 'react';
import type { TakenPhoto } from '../../model/api.ts';
import { say } from '../../model/say.ts';
import { deskWords } from '../../words.ts';
import { ask, query, Refused } from '../asking/ask.ts';
import { Button } from '../parts/Button.tsx';
import styles from './PhotoChooser.module.css';

interface PhotoDropProps {
  /** Where it is put, below content/photos. */
  folder: string;
  onTaken: (photo: TakenPhoto) => void;
}

const words = deskWords.photo;

/** Takes in a photograph that is dropped here or chosen; the server turns it upright and sizes it. */
export function PhotoDrop({ folder, onTaken }: PhotoDropProps) {
  const [said, setSaid] = useState('');
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = async (file: File | undefined) => {
    if (!file) return;
    setSaid(say(words.uploading, { name: file.name }));
    try {
      const to = query({ name: file.name, folder });
      onTaken(await ask<TakenPhoto>(`photos?${to}`, { method: 'POST', bytes: file }));
      setSaid(say(words.taken, { name: file.name }));
    } catch (problem) {
      setSaid((problem instanceof Refused && problem.message) || words.refused);
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
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
      <label htmlFor={id}>{words.drop}</label>
      <Button onClick={() => input.current?.click()}>{words.upload}</Button>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*,.heic,.heif"
        tabIndex={-1}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <p role="status">{said}</p>
    </div>
  );
}
