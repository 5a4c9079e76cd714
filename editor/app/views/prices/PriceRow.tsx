import { useEffect } from 'react';
import type { FileEntry } from '../../../model/api.ts';
import { type NamedField, readField } from '../../../model/fields.ts';
import { get } from '../../../model/pointer.ts';
import { say } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { FieldMessages } from '../../form/Frame.tsx';
import { diagnosticsAt } from '../../form/form.ts';
import { numberIn, shown, useTyped } from '../../form/InputFields.tsx';
import controls from '../../parts/controls.module.css';
import { dataOf, isChanged, shownDiagnostics } from '../../state/editing.ts';
import { useEditorContext } from '../../state/editorContext.ts';
import { addressOf } from '../../state/route.ts';
import { type Editor, useEditor } from '../../state/useEditor.ts';
import styles from './Prices.module.css';

const words = editorWords.prices;

/** Saves a row's prices; `same` if they have no changes. */
export type SaveRow = () => Promise<'same' | 'saved' | 'rejected'>;

interface PriceRowProps {
  room: FileEntry;
  /** The function that saves each row, by the room's path; this row adds its own. */
  rows: Map<string, SaveRow>;
  onColumns: (labels: string[]) => void;
  onChanged: (path: string, isChanged: boolean) => void;
}

/** Why the whole row cannot be saved, if the reason is not in one of its cells. */
function problemOf({ editing, closed }: Editor, names: readonly string[]): string | undefined {
  if (closed !== undefined) return closed;
  if (!editing) return undefined;
  if (editing.conflicts.length > 0) return words.conflict;
  if (editing.state === 'failed') {
    return say(words.failed, { reason: editing.message ?? editorWords.status.failed });
  }
  if (editing.state !== 'rejected') return undefined;
  const isElsewhere = editing.diagnostics.some(
    ({ severity, file, pointer }) =>
      severity === 'error' && file === editing.file.path && !names.includes(String(pointer?.[0])),
  );
  return isElsewhere ? words.otherFields : undefined;
}

/** A room's prices. Saving them leaves other changes of the room unsaved. */
export function PriceRow({ room, rows, onColumns, onChanged }: PriceRowProps) {
  const { path, title } = room;
  const { refresh } = useEditorContext();
  const editor = useEditor(path, refresh);
  const { editing, save } = editor;
  const schema = editing?.file.schema;
  const form = schema && readField(schema, '');
  const fields = form && 'fields' in form ? form.fields : [];
  const prices = fields.filter(({ field }) => field.declared === 'price');
  const labels = prices.map(({ field }) => field.label).join('\n');
  const names = prices.map(({ name }) => name);
  const hasChanged = editing !== undefined && isChanged(editing, names);

  useEffect(() => {
    if (labels) onColumns(labels.split('\n'));
  }, [labels, onColumns]);
  useEffect(() => {
    rows.set(path, async () => {
      if (!hasChanged) return 'same';
      return (await save(names)) ? 'saved' : 'rejected';
    });
    return () => void rows.delete(path);
  });
  useEffect(() => {
    onChanged(path, hasChanged);
    return () => onChanged(path, false);
  }, [path, hasChanged, onChanged]);

  const problem = problemOf(editor, names);
  const id = `row-${path.replace(/\W/g, '-')}`;
  return (
    <tr data-changed={hasChanged}>
      <th scope="row">
        <a id={id} href={addressOf({ view: 'edit', path })} dir="auto">
          {title}
        </a>
        {problem && (
          <p className={styles['problem']} data-problem="" role="alert">
            {problem} <a href={addressOf({ view: 'edit', path })}>{editorWords.first.go}</a>
          </p>
        )}
      </th>
      {prices.map(({ name, field }, column) => (
        <PriceCell
          key={name}
          editor={editor}
          named={{ name, field }}
          column={column}
          id={`${id}-${name}`}
          labelledBy={`${id} column-${column}`}
        />
      ))}
    </tr>
  );
}

interface PriceCellProps {
  editor: Editor;
  named: NamedField;
  column: number;
  id: string;
  labelledBy: string;
}

function PriceCell({ editor, named: { name, field }, column, id, labelledBy }: PriceCellProps) {
  const { editing, change, touch } = editor;
  const value = editing && get(dataOf(editing), [name]);
  const [text, setTyped] = useTyped(value, shown, numberIn);
  const wrong = editing ? diagnosticsAt(shownDiagnostics(editing), [name]) : [];
  const own = wrong.filter(({ file }) => file === editing?.file.path);
  const onType = (typed: string) => {
    setTyped(typed);
    if (typed.trim() === '' && field.optional) change({ op: 'unset', at: [name] });
    else change({ op: 'set', at: [name], value: numberIn(typed) });
  };
  return (
    <td>
      <input
        id={id}
        className={controls['text']}
        inputMode="numeric"
        autoComplete="off"
        data-column={column}
        aria-labelledby={labelledBy}
        aria-describedby={own.length > 0 ? `${id}-wrong` : undefined}
        aria-invalid={own.some(({ severity }) => severity === 'error') || undefined}
        value={text}
        onBlur={() => touch([name])}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <FieldMessages id={`${id}-wrong`} diagnostics={own} />
    </td>
  );
}
