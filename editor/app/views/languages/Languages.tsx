import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { FILES } from '../../../../src/content/fileNames.ts';
import type { Diagnostic, Languages as LanguagesAnswer, Pointer } from '../../../model/api.ts';
import { readField } from '../../../model/fields.ts';
import { same } from '../../../model/pointer.ts';
import { type Entry, entriesOf, type Row, readIn, rowsOf } from '../../../model/translations.ts';
import { editorWords } from '../../../words.ts';
import { BrokenFile } from '../../form/BrokenFile.tsx';
import { Conflicts } from '../../form/Conflicts.tsx';
import { ErrorSummary } from '../../form/ErrorSummary.tsx';
import { FileHead } from '../../form/FileHead.tsx';
import { FormNotices } from '../../form/FormNotices.tsx';
import { SaveBar } from '../../form/SaveBar.tsx';
import { useSaveKey } from '../../parts/SaveButton.tsx';
import { dataOf, shownDiagnostics } from '../../state/editing.ts';
import { useEditorContext } from '../../state/editorContext.ts';
import { languageName } from '../../state/siteLanguages.ts';
import { useAnswer } from '../../state/useAnswer.ts';
import { useEditor } from '../../state/useEditor.ts';
import { useMediaQuery } from '../../state/useMediaQuery.ts';
import { type Filter, LanguageFilters } from './LanguageFilters.tsx';
import { LanguagePreview, type SeenPage } from './LanguagePreview.tsx';
import { controlId, type LanguageColumn } from './LanguageRow.tsx';
import { LanguageRows } from './LanguageRows.tsx';
import { LanguageSwitches } from './LanguageSwitches.tsx';
import styles from './Languages.module.css';
import { ReaderNotes } from './ReaderNotes.tsx';
import { SentenceTable } from './SentenceTable.tsx';
import { useRowActions, useSentencesShown } from './sentenceRows.ts';
import { UnusedSentences } from './UnusedSentences.tsx';

const words = editorWords.languages;
/** At this width or more, all languages are shown side by side. */
const WIDE = '(width >= 64rem)';
const NONE: readonly Diagnostic[] = [];

/** The view “Other languages”: each English sentence beside its translations. */
export function Languages() {
  const [answer, refetch] = useAnswer<LanguagesAnswer>('languages', { isLive: true });
  if (!answer) {
    return (
      <>
        <h1>{words.title}</h1>
        <p role="status">{answer === null ? words.none : editorWords.open.waiting}</p>
      </>
    );
  }
  return <LanguagesForm answer={answer} refetch={refetch} />;
}

interface LanguagesFormProps {
  answer: LanguagesAnswer;
  refetch: () => void;
}

function LanguagesForm({ answer, refetch }: LanguagesFormProps) {
  const { tree, refresh } = useEditorContext();
  const editor = useEditor(FILES.translations, refresh);
  const { editing, change, dispatch, save } = editor;
  const { languages, sentences } = answer;
  const isWide = useMediaQuery(WIDE);
  const [chosen, setChosen] = useState(
    (languages.find(({ isOn }) => isOn) ?? languages[0])?.code ?? '',
  );
  const [filter, setFilter] = useState<Filter>('left');
  const [search, setSearch] = useState('');
  const [seen, setSeen] = useState<SeenPage>();

  const codes = useMemo(() => languages.map(({ code }) => code), [languages]);
  const columns = useMemo(
    () =>
      languages
        .filter(({ code }) => isWide || code === chosen)
        .map((one): LanguageColumn => ({ ...one, name: languageName(one) })),
    [languages, isWide, chosen],
  );
  const data = editing && dataOf(editing);
  const entries = useMemo(() => entriesOf(data), [data]);
  const { rows, unused } = useMemo(() => rowsOf(sentences, entries), [sentences, entries]);
  const titleOf = useMemo(() => {
    const titles = new Map(tree.files.map(({ path, title }) => [path, title]));
    return (path: string) => titles.get(path) ?? path;
  }, [tree]);

  const goTo = (key: string, en: string, code: string | undefined) => {
    if (!code || !codes.includes(code)) return;
    // Close the dialog synchronously, because closing it moves the focus.
    flushSync(() => {
      setSeen(undefined);
      setFilter('all');
      setSearch(en);
      setChosen(code);
    });
    document.getElementById(controlId(key, code))?.focus();
  };
  const actions = useRowActions({ rows, columns, codes, entries, change, goTo });
  const sentencesShown = useSentencesShown({
    rows,
    sentences,
    columns,
    filter,
    search,
    isOpen: editing !== undefined,
  });

  const field = useMemo(() => editing && readField(editing.file.schema, ''), [editing]);
  useSaveKey(save);

  const shown = useMemo(() => (editing ? shownDiagnostics(editing) : []), [editing]);
  const diagnosticsOf = useMemo(() => {
    const own = shown.filter(({ file }) => file === FILES.translations);
    const groups = Map.groupBy(own, ({ pointer }) => pointer?.[0]);
    return ({ index, isGuess }: Row) => (!isGuess && groups.get(index)) || NONE;
  }, [shown]);

  if (!editing || !field) {
    return (
      <>
        <h1>{words.title}</h1>
        <p role="status">{editor.closed ?? editorWords.open.waiting}</p>
      </>
    );
  }
  const replace = (next: readonly Entry[]) => change({ op: 'set', at: [], value: next });
  const goToRow = (row: Row | undefined, code: string) => row && goTo(row.key, row.en, code);
  const rowAt = (path: string, at: Pointer) =>
    rows.find(({ places }) => places.some((place) => place.path === path && same(place.at, at)));
  const { file } = editing;
  return (
    <div className={styles['view']}>
      <FileHead title={words.title} path={FILES.translations} />
      <p className={styles['intro']}>{words.intro}</p>
      <FormNotices editor={editor} editing={editing} />
      <ErrorSummary
        diagnostics={shown}
        path={FILES.translations}
        isRejected={editing.state === 'rejected'}
        onGo={([index, code]) =>
          goToRow(
            rows.find((one) => one.index === index),
            String(code),
          )
        }
      />
      {file.broken && (
        <BrokenFile path={FILES.translations} broken={file.broken} refetch={editor.refetch} />
      )}
      {!file.broken?.isWhole && (
        <>
          <Conflicts editing={editing} field={field} dispatch={dispatch} />
          <LanguageSwitches
            languages={languages}
            rows={rows}
            onSwitched={refetch}
            onReadAll={(code) => replace(entries.map((entry) => readIn(entry, code)))}
          />
          <ReaderNotes />
          <SentenceTable
            rows={rows}
            entries={entries}
            languages={languages}
            titleOf={titleOf}
            onTake={(next) => {
              replace(next);
              return save();
            }}
          />
          <LanguageFilters
            languages={languages}
            chosen={isWide ? undefined : chosen}
            onChoose={setChosen}
            filter={filter}
            onFilter={setFilter}
            search={search}
            onSearch={setSearch}
          />
          <form
            className={styles['form']}
            aria-label={words.title}
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            {filter === 'unused' ? (
              <UnusedSentences unused={unused} columns={columns} onRemove={change} />
            ) : (
              <LanguageRows
                key={`${filter} ${search} ${chosen}`}
                rows={rows}
                sentences={sentencesShown}
                columns={columns}
                actions={actions}
                diagnosticsOf={diagnosticsOf}
                titleOf={titleOf}
                onSee={setSeen}
                isLeft={filter === 'left' && search === ''}
              />
            )}
            <SaveBar editor={editor} editing={editing} />
          </form>
          {seen && (
            <LanguagePreview
              {...seen}
              rows={rows}
              version={file.version}
              onOpen={(path, at) => goToRow(rowAt(path, at), seen.column.code)}
              onClose={() => setSeen(undefined)}
            />
          )}
        </>
      )}
    </div>
  );
}
