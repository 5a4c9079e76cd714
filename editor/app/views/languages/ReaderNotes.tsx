import { editorWords } from '../../../words.ts';
import { Button } from '../../parts/Button.tsx';
import { Disclosure } from '../../parts/Disclosure.tsx';
import { download } from './download.ts';
import styles from './Languages.module.css';

const words = editorWords.languages.readers;

/** What a native speaker should check in the translations, to read here or to download. */
export function ReaderNotes() {
  const lines = Object.values(words.lines);
  const text = [words.title, '', ...lines.map((line) => `– ${line}\r\n`)].join('\r\n');
  return (
    <Disclosure summary={words.title}>
      <div className={styles['opened']}>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Button onClick={() => download(words.fileName, `\uFEFF${text}`, 'text/plain')}>
          {words.save}
        </Button>
      </div>
    </Disclosure>
  );
}
