import { useState } from 'react';
import type { Diagnostic, Restored } from '../../model/api.ts';
import { editorWords } from '../../words.ts';
import { RequestError, reasonOf, request } from '../requests/request.ts';
import { useOnce } from '../state/useOnce.ts';
import { Button } from './Button.tsx';
import { DiagnosticList } from './DiagnosticList.tsx';
import { Dialog } from './Dialog.tsx';

const words = editorWords.history;

/** The undo or restore of a save; `path` limits a restore to one of its files. */
interface Reversal {
  action: 'undo' | 'restore';
  id: string;
  path?: string;
}

/** Asks the owner to accept the errors that an undo or a restore would add. */
interface Question {
  message: string;
  diagnostics: Diagnostic[];
  confirm: () => void;
  cancel: () => void;
}

interface Callbacks {
  onDone: (restored: Restored) => void;
  onError: (message: string) => void;
}

/** Undoes or restores saves of the history; `dialog` asks for confirmation if that adds errors. */
export function useRestore() {
  const [question, setQuestion] = useState<Question>();
  const [, once] = useOnce();
  const restore = (reversal: Reversal, callbacks: Callbacks, confirmed?: true): Promise<void> =>
    once(async () => {
      setQuestion(undefined);
      const { action, ...save } = reversal;
      try {
        const json = { ...save, ...(confirmed && { confirmed }) };
        callbacks.onDone(await request<Restored>(action, { json }));
      } catch (problem) {
        const message = reasonOf(problem, words.rejected);
        const { canConfirm, diagnostics } = problem instanceof RequestError ? problem.body : {};
        if (canConfirm && Array.isArray(diagnostics)) {
          setQuestion({
            message,
            diagnostics,
            confirm: () => void restore(reversal, callbacks, true),
            cancel: () => setQuestion(undefined),
          });
        } else callbacks.onError(message);
      }
    });
  return { restore, dialog: question && <ConfirmDialog {...question} /> };
}

/** Asks for confirmation before an undo or a restore that adds errors. */
function ConfirmDialog({ message, diagnostics, confirm, cancel }: Question) {
  return (
    <Dialog
      title={words.ask}
      onClose={cancel}
      answers={
        <>
          <Button onClick={confirm}>{words.anyway}</Button>
          <Button variant="primary" onClick={cancel}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{message}</p>
      <DiagnosticList diagnostics={diagnostics} />
    </Dialog>
  );
}
