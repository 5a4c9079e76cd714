import { editorWords } from '../../words.ts';
import { addressOf } from '../state/route.ts';
import styles from './FileHead.module.css';

interface FileHeadProps {
  title: string;
  /** The file whose history the link opens. */
  path: string;
}

/** The title of a file's form, with a link to the file's history. */
export function FileHead({ title, path }: FileHeadProps) {
  return (
    <div className={styles['head']}>
      <h1 dir="auto">{title}</h1>
      <a href={addressOf({ view: 'history', file: path })}>{editorWords.history.of}</a>
    </div>
  );
}
