import type { Diagnostic } from '../../model/api.ts';
import { titleIn, useEditorContext } from '../state/editorContext.ts';
import styles from './DiagnosticList.module.css';

/** Diagnostics of any files, each with its file's title and its fix. */
export function DiagnosticList({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  const { tree } = useEditorContext();
  return (
    <ul className={styles['messages']}>
      {diagnostics.map(({ file = '', message, fix, lang, pointer = [] }) => (
        <li key={`${file}${message}${pointer}`}>
          {/* A file that is not saved yet has no title. */}
          {titleIn(tree, file) && <strong dir="auto">{titleIn(tree, file)}</strong>}{' '}
          <span lang={lang}>
            {message} {fix}
          </span>
        </li>
      ))}
    </ul>
  );
}
