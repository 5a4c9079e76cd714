import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { editorWords } from '../../../words.ts';
import { SaveButton, useSaveKey } from '../../parts/SaveButton.tsx';
import { useEditorContext } from '../../state/editorContext.ts';
import { useOnce } from '../../state/useOnce.ts';
import { PriceRow, type SaveRow } from './PriceRow.tsx';
import styles from './Prices.module.css';

const words = editorWords.prices;

/** The input above or below in the same column. */
function neighbour(input: HTMLInputElement, step: number): HTMLInputElement | undefined {
  const column = input
    .closest('table')
    ?.querySelectorAll<HTMLInputElement>(`input[data-column="${input.dataset['column']}"]`);
  const all = [...(column ?? [])];
  return all[all.indexOf(input) + step];
}

/** Enter and the arrow keys move between rows, as in a spreadsheet. */
function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key, shiftKey } = event;
  if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.altKey || event.metaKey)
    return;
  const isEnter = key === 'Enter';
  if (!isEnter && key !== 'ArrowDown' && key !== 'ArrowUp') return;
  event.preventDefault();
  const next = neighbour(target, key === 'ArrowUp' || (isEnter && shiftKey) ? -1 : 1);
  next?.focus();
  next?.select();
}

/** The prices of all rooms in one table. Each room is a file, and is saved by itself. */
export function Prices() {
  const { tree, announce } = useEditorContext();
  const rooms = tree.files.filter(({ kind, archived }) => kind === 'room' && !archived);
  const [state, setState] = useState<'idle' | 'saved' | 'rejected'>('idle');
  const [columns, setColumns] = useState<string[]>([]);
  const rows = useRef(new Map<string, SaveRow>());
  const table = useRef<HTMLTableElement>(null);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const isChanged = changed.length > 0;
  const onChanged = useCallback((path: string, is: boolean) => {
    setChanged((before) => [...before.filter((one) => one !== path), ...(is ? [path] : [])]);
  }, []);

  const saveAll = async () => {
    // Find them all first: the owner may go elsewhere before the last is saved, which removes the rows.
    const saves = rooms.flatMap(({ path }) => rows.current.get(path) ?? []);
    const results: string[] = [];
    for (const saveRow of saves) results.push(await saveRow());
    if (results.includes('rejected')) {
      setState('rejected');
      // Wait until the message is rendered.
      requestAnimationFrame(() =>
        table.current?.querySelector<HTMLElement>('[aria-invalid], [data-problem] a')?.focus(),
      );
      return;
    }
    setState('saved');
    announce(words.saved);
  };
  const [, once] = useOnce();
  const save = () => once(saveAll);
  useSaveKey(save);

  return (
    <>
      <h1>{words.title}</h1>
      <p className={styles['intro']}>{words.intro}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <table
          ref={table}
          className={styles['table']}
          aria-label={words.table}
          onKeyDown={onKeyDown}
          onChange={() => setState('idle')}
        >
          <thead>
            <tr>
              <th scope="col">{words.room}</th>
              {columns.map((label, column) => (
                <th key={label} scope="col" id={`column-${column}`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rooms.map((room) => (
              <PriceRow
                key={room.path}
                room={room}
                rows={rows.current}
                onColumns={setColumns}
                onChanged={onChanged}
              />
            ))}
          </tbody>
        </table>
        <div className={styles['bar']}>
          <p role="status">
            {state === 'rejected'
              ? words.rejected
              : isChanged
                ? words.changed
                : words[state === 'saved' ? 'saved' : 'idle']}
          </p>
          <SaveButton isDisabled={!isChanged}>{words.save}</SaveButton>
        </div>
      </form>
    </>
  );
}
