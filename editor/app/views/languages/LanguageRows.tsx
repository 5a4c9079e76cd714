import { useState } from 'react';
import { LEAST_TRANSLATED } from '../../../../src/site/languages.ts';
import type { Diagnostic, FileEntry } from '../../../model/api.ts';
import { leftIn, type Row } from '../../../model/translations.ts';
import { say } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { Button } from '../../parts/Button.tsx';
import { useEditorContext } from '../../state/editorContext.ts';
import type { SeenPage } from './LanguagePreview.tsx';
import { type LanguageColumn, LanguageRow, type RowActions } from './LanguageRow.tsx';
import styles from './Languages.module.css';

const words = editorWords.languages;
/**
 * The number of sentences to render at first, and with each press of “more”: few enough for a phone.
 */
const PAGE_SIZE = 100;

interface LanguageRowsProps {
  rows: readonly Row[];
  /** The English of those to show. */
  sentences: ReadonlySet<string>;
  columns: readonly LanguageColumn[];
  actions: RowActions;
  diagnosticsOf: (row: Row) => readonly Diagnostic[];
  titleOf: (path: string) => string;
  /** Shows a page in a language. */
  onSee: (page: SeenPage) => void;
  /** The list shows only what is left to translate. */
  isLeft: boolean;
}

/** The file that uses a sentence first. */
const pathOf = ({ places }: Row) =>
  (places.find(({ isHidden }) => !isHidden) ?? places[0])?.path ?? '';

/** The address of a file's page; all rooms share one. */
const addressOfFile = ({ group, address }: FileEntry) => (group === 'rooms' ? '/rooms' : address);

/** The sentences, grouped by the form that uses them. */
export function LanguageRows(props: LanguageRowsProps) {
  const { rows, sentences, columns, actions, diagnosticsOf, titleOf, onSee, isLeft } = props;
  const { files } = useEditorContext().tree;
  const [limit, setLimit] = useState(PAGE_SIZE);
  const shown = rows.filter(({ en }) => sentences.has(en));
  const groups = Map.groupBy(shown, pathOf);
  const order = files.map(({ path }) => path);
  const sorted = [...groups].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  let room = limit;
  return (
    <>
      {shown.length === 0 && <p>{isLeft ? words.nothingLeft : words.nothing}</p>}
      {sorted.map(([path, all]) => {
        const own = all.slice(0, room);
        room -= own.length;
        if (own.length === 0) return null;
        return (
          <section key={path} className={styles['group']} aria-label={titleOf(path)}>
            <h2 dir="auto">{titleOf(path)}</h2>
            <Left path={path} rows={rows} columns={columns} onSee={onSee} />
            <ul className={styles['rows']}>
              {own.map((row) => (
                <LanguageRow
                  key={row.key}
                  row={row}
                  columns={columns}
                  actions={actions}
                  diagnostics={diagnosticsOf(row)}
                  titleOf={titleOf}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {shown.length > limit && (
        <div>
          <Button onClick={() => setLimit(limit + PAGE_SIZE)}>
            {say(words.more, { count: Math.min(PAGE_SIZE, shown.length - limit) })}
          </Button>
        </div>
      )}
    </>
  );
}

interface LeftProps extends Pick<LanguageRowsProps, 'rows' | 'columns' | 'onSee'> {
  path: string;
}

/** How many sentences of a form are left in each language, and how many until its page is shown in it. */
function Left({ path, rows, columns, onSee }: LeftProps) {
  const { files } = useEditorContext().tree;
  const entry = files.find((file) => file.path === path);
  const address = entry && addressOfFile(entry);
  const onPage = new Set(
    files.filter((file) => addressOfFile(file) === address).map((file) => file.path),
  );
  const own = rows.filter((row) => pathOf(row) === path);
  const ofPage = rows.filter(({ places }) => places.some((place) => onPage.has(place.path)));
  const told = columns.flatMap(({ code, name: language }) => {
    const { left } = leftIn(own, code, LEAST_TRANSLATED);
    const count = leftIn(ofPage, code, LEAST_TRANSLATED).untilShown;
    const until = count === 1 ? words.untilShownOne : words.untilShown;
    return [
      say(left === 0 ? words.groupDone : words.groupLeft, { language, count: left }),
      ...(entry?.group === 'pages' && count > 0 ? [say(until, { language, count })] : []),
    ];
  });
  return (
    <>
      <p>{told.join(' ')}</p>
      {entry?.group === 'pages' && (
        <div className={styles['answers']}>
          {columns.map((column) => (
            <Button
              key={column.code}
              variant="quiet"
              onClick={() => onSee({ path, address: entry.address, column })}
            >
              {say(words.see, { language: column.name })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
