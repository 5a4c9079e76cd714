import { useState } from 'react';
import { editorWords as words } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { SaveButton } from '../parts/SaveButton.tsx';
import { useConnection, useIsOffline } from '../requests/connection.ts';
import { type Editing, isChanged } from '../state/editing.ts';
import { usePagePreview } from '../state/pagePreview.ts';
import type { Editor } from '../state/useEditor.ts';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  editor: Editor;
  editing: Editing;
}

function stateOf(editing: Editing, isOffline: boolean): keyof typeof words.status {
  if (editing.state !== 'idle') return editing.state;
  if (!isChanged(editing)) return 'idle';
  return isOffline ? 'failed' : 'changed';
}

/** The message after a save, by whether the preview already shows it. */
function useSavedWords(file: string): string {
  const { isOffline, preview } = useConnection();
  const state = usePagePreview()?.stateOf(file) ?? 'unknown';
  const { saved, savedAway, savedUnseen, savedWaiting, savedSlow, savedOnly } = words.status;
  if (isOffline) return savedAway;
  if (!preview) return savedUnseen;
  return { shown: saved, waiting: savedWaiting, slow: savedSlow, unknown: savedOnly }[state];
}

/** The form's state and buttons, which stick to the bottom of the window. */
export function SaveBar({ editor, editing }: SaveBarProps) {
  const isOffline = useIsOffline();
  const savedWords = useSavedWords(editing.file.path);
  const [isConfirming, setConfirming] = useState(false);
  const canSave =
    isChanged(editing) && editing.state !== 'saving' && editing.conflicts.length === 0;
  const state = stateOf(editing, isOffline);
  return (
    <div className={styles['bar']} data-state={state}>
      <p role="status">
        {editing.message || (state === 'saved' ? savedWords : words.status[state])}
      </p>
      {editing.beforeRemoval && (
        <Button variant="quiet" onClick={() => editor.dispatch({ type: 'undo removal' })}>
          {words.list.restore}
        </Button>
      )}
      {isChanged(editing) && editing.state !== 'saving' && (
        <Button variant="quiet" onClick={() => setConfirming(true)}>
          {words.drop}
        </Button>
      )}
      <SaveButton isDisabled={!canSave}>{words.save}</SaveButton>
      {isConfirming && (
        <Dialog
          size="small"
          title={words.dropAsk}
          onClose={() => setConfirming(false)}
          answers={
            <>
              <Button
                onClick={() => {
                  setConfirming(false);
                  editor.drop();
                }}
              >
                {words.dropYes}
              </Button>
              <Button variant="primary" onClick={() => setConfirming(false)}>
                {words.keep}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}
