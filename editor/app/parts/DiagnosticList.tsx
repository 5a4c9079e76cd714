import type { Diagnostic } from '../../model/api.ts';
import { titleIn, useEditorContext } from '../state/editorContext.ts';
import styles from './DiagnosticList.module.css';

/** Errors of any files, each with its file's title and what to do. */
export function DiagnosticList({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  const { tree } = useEditorContext();
  return (
    <ul className={styles['messages']}>
      {diagnostics.map(({ file = '', message, fix, lang, pointer = [] }) => (
        <li key={`${file}${message}${pointer}`}>
          {/* A new file has none. */}
          {titleIn(tree, file) && <strong dir="auto">{titleIn(tree, file)}</strong>}{' '}
          <span lang={lang}>
            {message} {fix}
          </span>
        </li>
      ))}
    </ul>
  );
}
