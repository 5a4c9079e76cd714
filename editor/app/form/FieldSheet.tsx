import type { ReactNode } from 'react';
import type { Pointer } from '../../model/api.ts';
import { type Field, fieldAt } from '../../model/fields.ts';
import { get } from '../../model/pointer.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import styles from './FieldSheet.module.css';
import { useForm } from './form.ts';

interface FieldSheetProps {
  /** The field of the whole form. */
  field: Field;
  /** The pointer of what was tapped. */
  at: Pointer;
  title: string;
  onClose: () => void;
  onAllFields: () => void;
  onSave: () => void;
  /** The save bar. */
  children: ReactNode;
}

/** Shows just the field that was tapped on the page, in a sheet over the page. */
export function FieldSheet({
  field,
  at,
  title,
  onClose,
  onAllFields,
  onSave,
  children,
}: FieldSheetProps) {
  const { Field, data } = useForm();
  const one = fieldAt(field, at);
  return (
    <Dialog size="sheet" title={title} onClose={onClose}>
      <form
        className={styles['sheet']}
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <Field field={one.field} at={one.at} value={get(data, one.at)} />
        <Button variant="quiet" onClick={onAllFields}>
          {editorWords.page.allFields}
        </Button>
        {children}
      </form>
    </Dialog>
  );
}
