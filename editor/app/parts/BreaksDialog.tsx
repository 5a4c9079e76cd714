import { editorWords } from '../../words.ts';
import { useEditorContext } from '../state/editorContext.ts';
import type { Question } from '../state/useRestore.ts';
import styles from './BreaksDialog.module.css';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

const words = editorWords.history;

/** Asks for confirmation before an undo or a restore that adds errors. */
export function BreaksDialog({ message, diagnostics, confirm, cancel }: Question) {
  const { tree } = useEditorContext();
  const titleOf = (path: string) => tree.files.find((file) => file.path === path)?.title ?? path;
  return (
    <Dialog title={words.ask} onClose={cancel}>
      <p>{message}</p>
      <ul className={styles['messages']}>
        {diagnostics.map(({ file = '', message, fix, pointer = [] }) => (
          <li key={`${file}${message}${pointer}`}>
            <strong dir="auto">{titleOf(file)}</strong> <span>{message}</span> {fix}
          </li>
        ))}
      </ul>
      <div className={styles['answers']}>
        <Button onClick={confirm}>{words.anyway}</Button>
        <Button look="main" onClick={cancel}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
}
