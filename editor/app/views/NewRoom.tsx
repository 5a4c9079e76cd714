import { type FormEvent, useState } from 'react';
import type { FileEntry } from '../../model/api.ts';
import { editorWords } from '../../words.ts';
import controls from '../form/controls.module.css';
import { Button } from '../parts/Button.tsx';
import { request } from '../requests/request.ts';
import { useEditorContext } from '../state/editorContext.ts';
import { addressOf } from '../state/route.ts';
import styles from './lists.module.css';

const words = editorWords.rooms;

/** Adds a copy of a room, and opens it. */
export function NewRoom({ rooms }: { rooms: FileEntry[] }) {
  const { refresh } = useEditorContext();
  const [from, setFrom] = useState(rooms[0]?.path ?? '');
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const make = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { path } = await request<{ path: string }>('rooms/copy', {
        method: 'POST',
        json: { from, name },
      });
      refresh();
      window.location.hash = addressOf({ view: 'edit', path });
    } catch (problem) {
      setMessage((problem as Error).message);
    }
  };
  return (
    <section className={styles['section']} aria-labelledby="new-room">
      <h2 id="new-room">{words.add}</h2>
      <form className={styles['form']} onSubmit={(event) => void make(event)}>
        <label>
          {words.from}
          <select
            className={controls['select']}
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          >
            {rooms.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.name}
          <input
            className={controls['text']}
            dir="auto"
            required
            autoComplete="off"
            value={name}
            aria-describedby="new-room-help"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <small id="new-room-help">{words.nameHelp}</small>
        {message && <p role="alert">{message}</p>}
        <Button type="submit" look="main">
          {words.make}
        </Button>
      </form>
    </section>
  );
}
