import type { Diagnostic } from '../../../model/api.ts';
import { key } from '../../../model/pointer.ts';
import { say, sayCount } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { Disclosure } from '../../parts/Disclosure.tsx';
import { useEditorContext } from '../../state/editorContext.ts';
import { addressOf } from '../../state/route.ts';
import styles from '../lists.module.css';
import { PhotoLine } from './PhotoLine.tsx';
import { UnreadLanguage } from './UnreadLanguage.tsx';

const words = editorWords.first;
const PHOTOS = 'photos/';
/** How many items to show at first; the others are collapsed. */
const MAX_SHOWN = 6;

/** The errors and warnings of the launch check. */
export function LaunchLists({ found }: { found: Diagnostic[] }) {
  const errors = found.filter(({ severity }) => severity === 'error');
  const warnings = found.filter(
    ({ severity, isSentence, isUnused }) => severity === 'warning' && !isSentence && !isUnused,
  );
  const unused = found.flatMap(({ isUnused, file = '' }) =>
    isUnused ? file.slice(PHOTOS.length) : [],
  );
  const sentences = found.filter(({ isSentence }) => isSentence).length;
  const { sampleList, samples } = useEditorContext().tree;
  const marks = new Set(sampleList.map(({ file, pointer }) => file + key(pointer)));
  // Samples have a view of their own, so one line here is enough.
  const isSample = ({ file, pointer }: Diagnostic) => marks.has(`${file}${key(pointer ?? [])}`);
  const others = errors.filter((item) => !isSample(item) && !item.replace);
  const photos = errors.flatMap(({ replace }) => replace ?? []);
  return (
    <>
      {errors.length === 0 && <p>{words.ready}</p>}
      {errors.length > 0 && (
        <div className={styles['launch']} data-kind="error">
          <h3>{words.errors}</h3>
          {samples.left > 0 && (
            <ul className={styles['lines']}>
              <li>
                <p>
                  <strong>{say(editorWords.sample.progress, samples)}.</strong>{' '}
                  {editorWords.sample.intro}
                </p>
                <a href={addressOf({ view: 'samples' })}>{words.samples}</a>
              </li>
            </ul>
          )}
          <PhotoLine photos={photos} kind="samples" />
          <Items items={others} />
        </div>
      )}
      {warnings.length + sentences + unused.length > 0 && (
        <div className={styles['launch']} data-kind="warning">
          <h3>{words.warnings}</h3>
          {sentences > 0 && (
            <ul className={styles['lines']}>
              <li>
                <p>{sayCount(editorWords.firstHour.sentences, sentences)}</p>
                <a href={addressOf({ view: 'samples' })}>{words.samples}</a>
              </li>
            </ul>
          )}
          <PhotoLine photos={unused} kind="unused" />
          <Items items={warnings} />
        </div>
      )}
    </>
  );
}

function Items({ items }: { items: Diagnostic[] }) {
  const more = items.slice(MAX_SHOWN);
  return (
    <>
      <ItemList items={items.slice(0, MAX_SHOWN)} />
      {more.length > 0 && (
        <Disclosure summary={say(words.more, { count: more.length })}>
          <ItemList items={more} />
        </Disclosure>
      )}
    </>
  );
}

/** The address of a field, or of a photograph in the library. */
const placeOf = (file: string, at: Diagnostic['pointer']) =>
  file.startsWith(PHOTOS)
    ? addressOf({ view: 'photos', photo: file.slice(PHOTOS.length) })
    : addressOf({ view: 'edit', path: file, ...(at && { at }) });

function ItemList({ items }: { items: Diagnostic[] }) {
  return (
    <ul className={styles['lines']}>
      {items.map(({ message, fix, lang, file, pointer, setup, language }) => (
        <li key={`${message}${file}${pointer}${language}`} lang={lang}>
          <p>
            <strong>{message}</strong> {fix}
          </p>
          {setup && (
            <a
              href={addressOf({ view: 'setup', step: setup })}
              aria-label={`${editorWords.setup.open[setup]}: ${message}`}
            >
              {editorWords.setup.open[setup]}
            </a>
          )}
          {language && <UnreadLanguage code={language} message={message} />}
          {file && !language && (
            <a href={placeOf(file, pointer)} aria-label={`${words.go}: ${message}`}>
              {words.go}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
