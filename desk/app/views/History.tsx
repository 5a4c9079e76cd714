import { useState } from 'react';
import type { PastSave } from '../../model/api.ts';
import { say } from '../../model/say.ts';
import { when } from '../../model/when.ts';
import { deskWords } from '../../words.ts';
import { ask, query } from '../asking/ask.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useAnswer, useDesk } from '../state/desk.ts';
import { addressOf } from '../state/route.ts';
import styles from './lists.module.css';
import { SaveLine } from './SaveLine.tsx';

const words = deskWords.history;

/** Every save, in words; each can be taken back, or the file made as it was then. */
export function History({ file }: { file: string | undefined }) {
  const { tree, refresh } = useDesk();
  const [saves, again] = useAnswer<PastSave[]>(
    file ? `history?${query({ path: file })}` : 'history',
  );
  const [said, setSaid] = useState<{ tone: 'word' | 'problem'; text: string }>();
  const entry = tree.files.find(({ path }) => path === file);

  const back = async (way: 'undo' | 'restore', { id, at, summary }: PastSave) => {
    try {
      await ask(way, { method: 'POST', json: { id } });
      const done = way === 'undo' ? words.undone : words.restored;
      setSaid({ tone: 'word', text: say(done, { what: summary, when: when(at) }) });
      again();
      refresh();
    } catch (problem) {
      setSaid({ tone: 'problem', text: (problem as Error).message || words.refused });
    }
  };

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
      <div role="status">{said && <Notice tone={said.tone}>{said.text}</Notice>}</div>
      {saves === null && <p>{deskWords.first.away}</p>}
      {saves?.length === 0 && <p>{words.none}</p>}
      <ul className={styles['lines']} aria-label={words.title}>
        {saves?.map((save) => (
          <SaveLine key={save.id} save={save}>
            <div className={styles['tools']}>
              <Button
                look="quiet"
                aria-label={say(deskWords.list.of, { action: words.undo, what: save.summary })}
                onClick={() => void back('undo', save)}
              >
                {words.undo}
              </Button>
              <Button
                look="quiet"
                aria-label={say(deskWords.list.of, { action: words.restore, what: save.summary })}
                onClick={() => void back('restore', save)}
              >
                {words.restore}
              </Button>
            </div>
          </SaveLine>
        ))}
      </ul>
    </>
  );
}
