import { type ReactNode, useState } from 'react';
import type { FormChange, PastSave } from '../../model/api.ts';
import { say, when } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useRestore } from '../parts/useRestore.tsx';
import { query } from '../requests/request.ts';
import { titleIn, useEditorContext } from '../state/editorContext.ts';
import { addressOf } from '../state/route.ts';
import { useAnswer } from '../state/useAnswer.ts';
import styles from './History.module.css';
import lists from './lists.module.css';

const words = editorWords.history;

/** The result of a click, shown below the save that it was for. */
interface Answer {
  id: string;
  variant: 'info' | 'error';
  text: string;
}

/** All saves; each can be undone or restored. */
export function History({ file }: { file: string | undefined }) {
  const { tree, refresh } = useEditorContext();
  const [saves, refetch] = useAnswer<PastSave[]>(
    file ? `history?${query({ path: file })}` : 'history',
    { isLive: true },
  );
  const [answer, setAnswer] = useState<Answer>();
  const { restore, dialog } = useRestore();
  const title = titleIn(tree, file);

  const reverse = (action: 'undo' | 'restore', { id, at, summary, file: path }: PastSave) =>
    restore(
      { action, id },
      {
        onDone: ({ notes }) => {
          const done = action === 'undo' ? words.undone : words.restored;
          const values = { what: summary, when: when(at), form: titleIn(tree, path) ?? summary };
          setAnswer({ id, variant: 'info', text: [say(done, values), ...notes].join(' ') });
          refetch();
          refresh();
        },
        onError: (text) => setAnswer({ id, variant: 'error', text }),
      },
    );

  return (
    <>
      <h1>{words.title}</h1>
      {title ? (
        <p className={lists['lead']}>
          <span dir="auto">{title}</span> <a href={addressOf({ view: 'history' })}>{words.all}</a>
        </p>
      ) : (
        <p className={lists['lead']}>{words.intro}</p>
      )}
      {saves === null && <p>{editorWords.first.away}</p>}
      {saves?.length === 0 && <p>{words.none}</p>}
      <ul className={lists['lines']} aria-label={words.title}>
        {saves?.map((save) => {
          const form = titleIn(tree, save.file);
          const name = say(words.restore, { form: form ?? save.summary, when: when(save.at) });
          return (
            <SaveLine key={save.id} save={save} form={form}>
              {save.kind !== 'settings' && (
                <>
                  <div className={lists['tools']}>
                    <Button
                      variant="quiet"
                      aria-label={say(editorWords.list.of, {
                        action: words.undo,
                        what: save.summary,
                      })}
                      onClick={() => void reverse('undo', save)}
                    >
                      {words.undo}
                    </Button>
                    {!save.isLatest && (
                      <Button
                        variant="quiet"
                        aria-label={say(editorWords.list.of, { action: name, what: save.summary })}
                        onClick={() => void reverse('restore', save)}
                      >
                        {name}
                      </Button>
                    )}
                  </div>
                  <div role="status" className={styles['answer']}>
                    {answer?.id === save.id && (
                      <Notice variant={answer.variant}>{answer.text}</Notice>
                    )}
                  </div>
                  <Changes id={save.id} of={save.summary} />
                </>
              )}
            </SaveLine>
          );
        })}
      </ul>
      {dialog}
    </>
  );
}

interface SaveLineProps {
  save: PastSave;
  /** The title of the form that was saved. */
  form?: string | undefined;
  children?: ReactNode;
}

/** A line of the history, such as "yesterday, 18:40 price of the Double AC room, 1,450 → 1,500". */
export function SaveLine({ save, form, children }: SaveLineProps) {
  return (
    <li>
      <p>
        <time dateTime={save.at}>{when(save.at)}</time>{' '}
        {form && (
          <>
            <strong dir="auto">{form}</strong>{' '}
          </>
        )}
        <span dir="auto">{save.summary}</span>
        {save.by && <small>{say(editorWords.signIn.savedBy, { who: save.by })}</small>}
      </p>
      {children}
    </li>
  );
}

/** The words before and after a save, fetched when they are opened. */
function Changes({ id, of }: { id: string; of: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles['changes']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={say(editorWords.list.of, { action: words.changes, what: of })}>
        {words.changes}
      </summary>
      {isOpen && <ChangeList id={id} />}
    </details>
  );
}

function ChangeList({ id }: { id: string }) {
  const [forms] = useAnswer<FormChange[]>(`history/${id}`);
  if (forms === null) return <p>{editorWords.first.away}</p>;
  return forms?.map(({ title, fields }) => (
    <section key={title} aria-label={title}>
      <h2 dir="auto">{title}</h2>
      {fields.map(({ label, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <div key={index} className={styles['change']}>
          <h3 dir="auto">{label}</h3>
          {(before !== undefined || after !== undefined) && (
            <dl>
              <Value name={words.before} value={before} />
              <Value name={words.after} value={after} />
            </dl>
          )}
        </div>
      ))}
    </section>
  ));
}

function Value({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div className={styles['value']}>
      <dt>{name}</dt>
      <dd dir="auto">{value ?? <em>{words.nothing}</em>}</dd>
    </div>
  );
}
