import { useEffect, useMemo, useState } from 'react';
import { fieldAt, readField } from '../../../model/fields.ts';
import { editorWords as words } from '../../../words.ts';
import { BrokenFile } from '../../form/BrokenFile.tsx';
import { Conflicts } from '../../form/Conflicts.tsx';
import { ErrorSummary } from '../../form/ErrorSummary.tsx';
import { FieldSheet } from '../../form/FieldSheet.tsx';
import { FieldView } from '../../form/FieldView.tsx';
import { FileHead } from '../../form/FileHead.tsx';
import { FormNotices } from '../../form/FormNotices.tsx';
import { FormContext, type Target } from '../../form/form.ts';
import { LeaveOut } from '../../form/LeaveOut.tsx';
import { ListField } from '../../form/ListField.tsx';
import { SaveBar } from '../../form/SaveBar.tsx';
import { Sections } from '../../form/Sections.tsx';
import { useSaveKey } from '../../parts/SaveButton.tsx';
import { changedIn, dataOf, isChanged, shownDiagnostics } from '../../state/editing.ts';
import { useEditorContext } from '../../state/editorContext.ts';
import { usePagePreview } from '../../state/pagePreview.ts';
import type { EditRoute } from '../../state/route.ts';
import { typedTexts } from '../../state/typedTexts.ts';
import { useEditor } from '../../state/useEditor.ts';
import { useSampleSentences } from '../../state/useSampleSentences.ts';
import styles from './FileView.module.css';
import { type Sheet, useWholeForm } from './wholeForm.ts';

interface FileViewProps {
  /** A new object each time a link is followed. */
  route: EditRoute;
  /** Undefined where the whole form is shown. */
  sheet?: Sheet | undefined;
}

/** The form of a file. */
export function FileView({ route, sheet }: FileViewProps) {
  const { path, at } = route;
  const { tree, refresh, announce } = useEditorContext();
  const editor = useEditor(path, refresh);
  const { editing, change, dispatch, touch, save, confirmSample } = editor;
  const { sentences, confirmSentences } = useSampleSentences(
    path,
    editing?.file.version,
    refresh,
    dispatch,
  );
  const report = usePagePreview()?.report;
  const [target, setTarget] = useState<Target>();
  const entry = tree.files.find((file) => file.path === path);
  const isOpen = editing !== undefined;

  useEffect(() => {
    if (isOpen && route.at) setTarget({ at: route.at });
  }, [route, isOpen]);

  useEffect(() => {
    if (!editing) return;
    report?.({ file: path, version: editing.file.version, typed: typedTexts(editing) });
  }, [editing, path, report]);

  useSaveKey(save);

  const schema = editing?.file.schema;
  const field = useMemo(() => schema && readField(schema, ''), [schema]);
  useWholeForm(editing, field ? fieldAt(field, at ?? []).at : [], sheet);

  if (!editing || !field) {
    return (
      <div className={styles['form']}>
        <h1>{entry?.title ?? words.title}</h1>
        <p role="status">
          {editor.closed === undefined
            ? words.open.waiting
            : `${words.open.closed} ${editor.closed}`}
        </p>
      </div>
    );
  }
  const data = dataOf(editing);
  const { file } = editing;
  const shown = shownDiagnostics(editing);
  const title = entry?.title ?? path;
  /** Without this bar, nothing below the page would show that changes are unsaved. */
  const hasPageBar = sheet && !sheet.isOpen && (isChanged(editing) || editing.state !== 'idle');
  return (
    <FormContext
      value={{
        Field: FieldView,
        file,
        kind: entry?.kind ?? '',
        data,
        diagnostics: shown.filter((diagnostic) => diagnostic.file === path),
        changed: changedIn(editing),
        target,
        change,
        touch,
        confirmSample,
        sentences,
        confirmSentences,
        announce,
      }}
    >
      {sheet && <h1 className="visually-hidden">{title}</h1>}
      {sheet?.isOpen && (
        <FieldSheet
          field={field}
          at={at ?? []}
          title={title}
          onClose={sheet.onClose}
          onAllFields={sheet.onAllFields}
          onSave={() => void save()}
        >
          <SaveBar editor={editor} editing={editing} />
        </FieldSheet>
      )}
      {hasPageBar && (
        <form
          className={styles['pageBar']}
          aria-label={title}
          onSubmit={async (event) => {
            event.preventDefault();
            // The whole form shows the reason.
            if (!(await save())) sheet.onAllFields();
          }}
        >
          <SaveBar editor={editor} editing={editing} />
        </form>
      )}
      {!sheet && (
        <div className={styles['form']}>
          <FileHead title={title} path={path} />
          <FormNotices editor={editor} editing={editing} />
          <ErrorSummary
            diagnostics={shown}
            path={path}
            isRejected={editing.state === 'rejected'}
            onGo={(pointer) => setTarget({ at: pointer })}
          />
          {file.broken && <BrokenFile path={path} broken={file.broken} refetch={editor.refetch} />}
          {!file.broken?.isWhole && (
            <>
              <Conflicts editing={editing} field={field} dispatch={dispatch} />
              <form
                className={styles['fields']}
                aria-label={title}
                onSubmit={(event) => {
                  event.preventDefault();
                  void save();
                }}
              >
                {field.kind === 'group' ? (
                  <Sections fields={field.fields} value={data} />
                ) : field.kind === 'list' ? (
                  <ListField field={{ ...field, label: title }} at={[]} value={data} isWhole />
                ) : (
                  <FieldView field={field} at={[]} value={data} />
                )}
                {entry?.optional && (
                  <LeaveOut
                    isLeftOut={data === undefined}
                    onLeaveOut={() => change({ op: 'unset', at: [] })}
                  />
                )}
                <SaveBar editor={editor} editing={editing} />
              </form>
            </>
          )}
        </div>
      )}
    </FormContext>
  );
}
