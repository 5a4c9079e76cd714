import { useState } from 'react';
import type { Languages } from '../../../model/api.ts';
import {
  type Import,
  importOf,
  type TableWords,
  tableOf,
  textOf,
  type WrongTable,
} from '../../../model/sentenceTable.ts';
import { type Entry, type Row, stateOf, wasFor } from '../../../model/translations.ts';
import { say, sayCount } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Disclosure } from '../../parts/Disclosure.tsx';
import { DropZone } from '../../parts/DropZone.tsx';
import { languageName } from '../../state/siteLanguages.ts';
import { download } from './download.ts';
import styles from './Languages.module.css';

const words = editorWords.languages.table;

interface SentenceTableProps {
  rows: readonly Row[];
  entries: readonly Entry[];
  languages: Languages['languages'];
  titleOf: (path: string) => string;
  /** Saves the translations with those of a table. Resolves to false if that failed. */
  onTake: (entries: Entry[]) => Promise<boolean>;
}

/** File types that spreadsheets save as; some browsers know them only by their extension. */
const TABLES = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

/** Exports the sentences as a table for a translator, and imports the table that comes back. */
export function SentenceTable({ rows, entries, languages, titleOf, onTake }: SentenceTableProps) {
  const [message, setMessage] = useState('');
  const [text, setText] = useState<string>();
  const [isRead, setRead] = useState(false);
  const codes = languages.map(({ code }) => code);

  const noteOf = (row: Row) => {
    const states = codes.map((code) => stateOf(row, code));
    const [was] = codes.flatMap((code) => wasFor(row, code) ?? []);
    const notes = [
      states.includes('missing') && words.note.missing,
      was !== undefined && say(words.note.changed, { was }),
      states.includes('draft') && words.note.draft,
    ];
    return notes.filter(Boolean).join('; ');
  };
  const table: TableWords = {
    ...words.columns,
    noteOf,
    whereOf: ({ places }) => {
      const [first] = places.filter(({ isHidden }) => !isHidden);
      return first ? `${titleOf(first.path)}, ${first.label}` : '';
    },
  };
  const read = (typed: string, isAllRead: boolean) =>
    importOf(typed, rows, entries, languages, table, isAllRead);
  const found = text === undefined ? undefined : read(text, isRead);

  const told = (wrong: WrongTable) =>
    say(words.wrong[wrong], { language: languages.map(languageName).join(', ') });
  const open = async (file: File) => {
    setMessage('');
    setRead(false);
    const answer = textOf(new Uint8Array(await file.arrayBuffer()));
    const wrong = 'wrong' in answer ? answer : read(answer.text, false);
    if ('wrong' in wrong) setMessage(told(wrong.wrong));
    else if ('text' in answer) setText(answer.text);
  };
  const take = async ({ entries: next }: Import) => {
    setText(undefined);
    setMessage((await onTake(next)) ? words.taken : words.notTaken);
  };

  return (
    <Disclosure summary={words.title}>
      <div className={styles['opened']}>
        <p>{words.intro}</p>
        <Button
          onClick={() =>
            download(`${words.fileName}.csv`, tableOf(rows, languages, table), 'text/csv')
          }
        >
          {words.save}
        </Button>
        <DropZone
          label={words.drop}
          button={words.choose}
          accept={TABLES}
          onFiles={([file]) => file && void open(file)}
        >
          <p role="status">{message}</p>
        </DropZone>
      </div>
      {found && !('wrong' in found) && (
        <ImportDialog
          found={found}
          isRead={isRead}
          isSame={found.fresh + found.changed === 0 && !isRead}
          onRead={setRead}
          onTake={() => void take(found)}
          onClose={() => setText(undefined)}
        />
      )}
    </Disclosure>
  );
}

interface ImportDialogProps {
  found: Import;
  isRead: boolean;
  /** There is nothing to change. */
  isSame: boolean;
  onRead: (isRead: boolean) => void;
  onTake: () => void;
  onClose: () => void;
}

/** Up to this many unknown lines are quoted. */
const MAX_QUOTED = 3;

/** What a table would change, before it is saved. */
function ImportDialog({ found, isRead, isSame, onRead, onTake, onClose }: ImportDialogProps) {
  const { fresh, changed, same, unknown, older, facts } = found;
  const counts = { fresh, changed, same, older, facts, unknown: unknown.length };
  return (
    <Dialog
      title={words.changes}
      onClose={onClose}
      answers={
        <>
          <Button onClick={onClose}>{words.leave}</Button>
          <Button variant="primary" aria-disabled={isSame} onClick={() => !isSame && onTake()}>
            {words.take}
          </Button>
        </>
      }
    >
      {isSame && <p>{words.nothingNew}</p>}
      <ul className={styles['changes']}>
        {Object.entries(counts)
          .filter(([, count]) => count > 0)
          .map(([name, count]) => (
            <li key={name}>
              {sayCount(words.counts[name as keyof typeof counts], count)}
              {name === 'unknown' && (
                <span lang="en" className={styles['quiet']}>
                  {' '}
                  {unknown
                    .slice(0, MAX_QUOTED)
                    .map((one) => `“${one}”`)
                    .join(' ')}
                </span>
              )}
            </li>
          ))}
      </ul>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={isRead}
          onChange={(event) => onRead(event.currentTarget.checked)}
        />
        {words.readByNative}
      </label>
    </Dialog>
  );
}
