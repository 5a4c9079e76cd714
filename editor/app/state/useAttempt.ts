import { useState } from 'react';
import type { Diagnostic } from '../../model/api.ts';
import { editorWords } from '../../words.ts';
import { RequestError, reasonOf } from '../requests/request.ts';

interface Attempt {
  /** Why the last attempt failed; empty if it did not. */
  message: string;
  /** The errors that it would have caused. */
  diagnostics: readonly Diagnostic[];
  isBusy: boolean;
  /** Runs the work; what it throws becomes the message. */
  attempt: (work: () => Promise<void>) => Promise<void>;
}

/**
 * The state of an action that a button starts and that may fail.
 * @param onFailure called with what was thrown
 */
export function useAttempt(onFailure?: (problem: unknown) => void): Attempt {
  const [message, setMessage] = useState('');
  const [diagnostics, setDiagnostics] = useState<readonly Diagnostic[]>([]);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setMessage('');
    setDiagnostics([]);
    setBusy(true);
    try {
      await work();
    } catch (problem) {
      setMessage(reasonOf(problem, editorWords.history.rejected));
      const found = problem instanceof RequestError ? problem.body['diagnostics'] : [];
      setDiagnostics(Array.isArray(found) ? found : []);
      onFailure?.(problem);
    } finally {
      setBusy(false);
    }
  };
  return { message, diagnostics, isBusy, attempt };
}
