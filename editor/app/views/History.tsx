import { type ReactNode, useState } from 'react';
import type { PastSave } from '../../model/api.ts';
import { say, when } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { type Return, useRestore } from '../parts/restore.tsx';
import { query } from '../requests/request.ts';
import { useAnswer, useEditorContext } from '../state/editorContext.ts';
import { addressOf } from '../state/route.ts';
import styles from './lists.module.css';

const words = editorWords.history;

/** All saves; each can be undone or restored. */
export function History({ file }: { file: string | undefined }) {
  const { tree, refresh } = useEditorContext();
  const [saves, again] = useAnswer<PastSave[]>(
    file ? `history?${query({ path: file })}` : 'history',
  );
  const [message, setMessage] = useState<{ variant: 'word' | 'problem'; text: string }>();
  const { restore, dialog } = useRestore();
  const entry = tree.files.find(({ path }) => path === file);

  const back = (way: Return['way'], { id, at, summary }: PastSave) =>
    restore(
      { way, id },
      {
        onDone: ({ notes }) => {
          const done = way === 'undo' ? words.undone : words.restored;
          const text = [say(done, { what: summary, when: when(at) }), ...notes].join(' ');
          setMessage({ variant: 'word', text });
          again();
          refresh();
        },
        onError: (text) => setMessage({ variant: 'problem', text }),
      },
    );

  return (
    <>
      <h1>{words.title}</h1>
      {entry ? (
        <p className={styles['lead']}>
          <span dir="auto">{entry.title}</span>{' '}
          <a href={addressOf({ view: 'history' })}>{words.all}</a>
        </p>
      ) : (
        <p className={styles['lead']}>{words.intro}</p>
      )}
      <div role="status">
        {message && <Notice variant={message.variant}>{message.text}</Notice>}
      </div>
      {saves === null && <p>{editorWords.first.away}</p>}
      {saves?.length === 0 && <p>{words.none}</p>}
      <ul className={styles['lines']} aria-label={words.title}>
        {saves?.map((save) => (
          <SaveLine key={save.id} save={save}>
            <div className={styles['tools']}>
              <Button
                look="quiet"
                aria-label={say(editorWords.list.of, { action: words.undo, what: save.summary })}
                onClick={() => void back('undo', save)}
              >
                {words.undo}
              </Button>
              <Button
                look="quiet"
                aria-label={say(editorWords.list.of, { action: words.restore, what: save.summary })}
                onClick={() => void back('restore', save)}
              >
                {words.restore}
              </Button>
            </div>
          </SaveLine>
        ))}
      </ul>
      {dialog}
    </>
  );
}

/** A line of the history, such as "yesterday, 18:40 price of the Double AC room, 1,450 → 1,500". */
export function SaveLine({ save, children }: { save: PastSave; children?: ReactNode }) {
  return (
    <li>
      <p>
        <time dateTime={save.at}>{when(save.at)}</time> <span dir="auto">{save.summary}</span>
      </p>
      {children}
    </li>
  );
}
