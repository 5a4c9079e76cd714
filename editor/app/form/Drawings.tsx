import { useEffect, useId, useRef, useState } from 'react';
import type { IconDrawing } from '../../model/api.ts';
import { drawingName, say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { cacheDrawings, IconDrawn } from '../parts/Icon.tsx';
import { query, request } from '../requests/request.ts';
import controls from './controls.module.css';
import styles from './IconField.module.css';

interface DrawingsProps {
  /** The names that the field allows. */
  names: string[];
  chosen: string;
  onChoose: (name: string) => void;
}

const words = editorWords.icon;
/** Milliseconds after the last key before searching. */
const PAUSE = 200;

/** Icons, searched by a word. */
export function Drawings({ names, chosen, onChoose }: DrawingsProps) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<IconDrawing[]>();
  const search = useId();
  const input = useRef<HTMLInputElement>(null);

  // The dialog was opened to search.
  useEffect(() => input.current?.focus(), []);

  useEffect(() => {
    let isRequested = true;
    const word = typed.trim();
    const wanted = word ? { search: word } : { names: words.begin };
    const timer = setTimeout(async () => {
      const list = await request<IconDrawing[]>(`icons?${query(wanted)}`).catch(() => []);
      if (!isRequested) return;
      cacheDrawings(list);
      setFound(list.filter(({ name }) => names.includes(name)));
    }, PAUSE);
    return () => {
      isRequested = false;
      clearTimeout(timer);
    };
  }, [typed, names]);

  return (
    <div className={styles['search']}>
      <label htmlFor={search}>{words.search}</label>
      <input
        ref={input}
        id={search}
        type="search"
        dir="auto"
        className={controls['text']}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status">
        {found && (found.length === 0 ? words.none : say(words.found, { count: found.length }))}
      </p>
      <ul className={styles['drawings']}>
        {found?.map(({ name }) => (
          <li key={name}>
            <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
              <IconDrawn name={name} size={32} />
              <span>{drawingName(name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
