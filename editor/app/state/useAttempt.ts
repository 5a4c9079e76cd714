import { useState } from 'react';
import { editorWords } from '../../words.ts';

interface Attempt {
  /** Why it failed the last time; empty if it did not. */
  message: string;
  isBusy: boolean;
  /** Runs the work; what it throws becomes the message. */
  attempt: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Work that a button starts and that may fail.
 * @param onFailure called with what was thrown
 */
export function useAttempt(onFailure?: (problem: unknown) => void): Attempt {
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setMessage('');
    setBusy(true);
    try {
      await work();
    } catch (problem) {
      setMessage((problem as Error).message || editorWords.history.rejected);
      onFailure?.(problem);
    } finally {
      setBusy(false);
    }
  };
  return { message, isBusy, attempt };
}
