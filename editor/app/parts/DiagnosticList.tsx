import type { Diagnostic } from '../../model/api.ts';
import { useEditorContext } from '../state/editorContext.ts';
import styles from './DiagnosticList.module.css';

/** Errors of any files, each with its file's title and what to do. */
export function DiagnosticList({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  const { tree } = useEditorContext();
  const titleOf = (path: string) => tree.files.find((file) => file.path === path)?.title;
  return (
    <ul className={styles['messages']}>
      {diagnostics.map(({ file = '', message, fix, lang, pointer = [] }) => (
        <li key={`${file}${message}${pointer}`}>
          {/* A new file has none. */}
          {titleOf(file) && <strong dir="auto">{titleOf(file)}</strong>}{' '}
          <span lang={lang}>
            {message} {fix}
          </span>
        </li>
      ))}
    </ul>
  );
}
