import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { editorWords } from '../../words.ts';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { Glyph } from './Glyph.tsx';

interface DialogProps {
  title: string;
  /** `small` for a question and its answers; `sheet` for the bottom of a phone's screen. */
  size?: 'small' | 'large' | 'sheet';
  onClose: () => void;
  children?: ReactNode;
  /** The buttons that answer a question. */
  answers?: ReactNode;
}

/** A modal dialog. Escape closes it; closing returns the focus to where it was. */
export function Dialog({ title, size = 'large', onClose, children, answers }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // A layout effect, so that the dialog closes before its element is removed: else the focus is lost.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal?.();
    return () => shown?.close?.();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-size={size}
      aria-labelledby={heading}
      onClose={onClose}
    >
      <div className={styles['head']}>
        <h2 id={heading}>{title}</h2>
        <Button onClick={onClose} aria-label={editorWords.list.close}>
          <Glyph name="cross" />
        </Button>
      </div>
      {children}
      {answers && <div className={styles['answers']}>{answers}</div>}
    </dialog>
  );
}
