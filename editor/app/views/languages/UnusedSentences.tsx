import type { Op } from '../../../model/api.ts';
import type { Entry } from '../../../model/translations.ts';
import { say } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { Button } from '../../parts/Button.tsx';
import type { LanguageColumn } from './LanguageRow.tsx';
import styles from './Languages.module.css';

const words = editorWords.languages;

interface UnusedSentencesProps {
  unused: readonly { index: number; entry: Entry }[];
  columns: readonly LanguageColumn[];
  onRemove: (...ops: Op[]) => void;
}

const removal = (index: number): Op => ({ op: 'remove', at: [index] });

/** Sentences that the website no longer uses, with buttons to remove them. */
export function UnusedSentences({ unused, columns, onRemove }: UnusedSentencesProps) {
  if (unused.length === 0) return <p>{words.nothing}</p>;
  // From the end, so that the others keep their indices.
  const removeAll = () => onRemove(...unused.toReversed().map(({ index }) => removal(index)));
  return (
    <>
      <p>{words.unusedIntro}</p>
      <ul className={styles['rows']}>
        {unused.map(({ index, entry }) => (
          <li key={`${entry.en} ${entry.in}`} className={styles['row']}>
            <div className={styles['english']}>
              <p lang="en">{entry.en}</p>
              {columns.map(({ code, tag }) => (
                <p key={code} lang={tag} className={styles['quiet']}>
                  {String(entry[code] ?? '')}
                </p>
              ))}
            </div>
            <div>
              <Button
                variant="quiet"
                aria-label={say(words.removeOf, { sentence: entry.en })}
                onClick={() => onRemove(removal(index))}
              >
                {words.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {unused.length > 1 && (
        <div>
          <Button onClick={removeAll}>{say(words.removeAll, { count: unused.length })}</Button>
        </div>
      )}
    </>
  );
}
