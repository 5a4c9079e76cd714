import { useState } from 'react';
import type { Diagnostic } from '../../model/api.ts';
import { editorWords } from '../../words.ts';
import { RequestError, reasonOf } from '../requests/request.ts';
import { useOnce } from './useOnce.ts';

interface Attempt {
  /** Why the last attempt failed; empty if it did not. */
  message: string;
  /** The errors that it would have caused. */
  diagnostics: readonly Diagnostic[];
  isBusy: boolean;
  /** Runs the work unless it runs already (see `useOnce`); what it throws becomes the message. */
  attempt: (work: () => Promise<void>, what?: unknown) => Promise<void>;
}

/**
 * The state of an action that a button starts and that may fail.
 * @param onFailure called with what was thrown
 */
export function useAttempt(onFailure?: (problem: unknown) => void): Attempt {
  const [message, setMessage] = useState('');
  const [diagnostics, setDiagnostics] = useState<readonly Diagnostic[]>([]);
  const [isBusy, once] = useOnce();
  const attempt = (work: () => Promise<void>, what?: unknown) =>
    once(async () => {
      setMessage('');
      setDiagnostics([]);
      try {
        await work();
      } catch (problem) {
        setMessage(reasonOf(problem, editorWords.history.rejected));
        const found = problem instanceof RequestError ? problem.body['diagnostics'] : [];
        setDiagnostics(Array.isArray(found) ? found : []);
        onFailure?.(problem);
      }
    }, what);
  return { message, diagnostics, isBusy, attempt };
}
