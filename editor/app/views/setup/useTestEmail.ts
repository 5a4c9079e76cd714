import { setupWords } from '../../../words/setup.ts';
import { RequestError, request } from '../../requests/request.ts';
import { useEditorContext } from '../../state/editorContext.ts';
import { useAttempt } from '../../state/useAttempt.ts';
import { useStored } from '../../state/useStored.ts';
import type { StepProps } from './SetupParts.tsx';

/** A test e-mail whose number the owner has yet to type. */
interface SentTest {
  test: string;
  to: string;
}

/**
 * Verifies settings by the number in a test e-mail, and saves them.
 * @param onSaved called once they are saved
 */
export function useTestEmail(
  step: 'mailbox' | 'emailjs',
  { setup, refetch }: StepProps,
  onSaved: () => void,
) {
  const { announce } = useEditorContext();
  const [sent, setSent] = useStored<SentTest | null>(`${step}-sent`, null);
  const { message, isBusy, attempt } = useAttempt((problem) => {
    // 410: the number of this test e-mail is no longer valid.
    if (problem instanceof RequestError && problem.status === 410) setSent(null);
    refetch();
  });
  const saveBy = (path: string, json: object) =>
    attempt(async () => {
      await request(`setup/${path}`, { json: { version: setup.version, ...json } });
      setSent(null);
      onSaved();
      announce(setupWords.mailbox.saved);
      refetch();
    });
  return {
    sent,
    message,
    isBusy,
    send: (settings: object, to: string) =>
      attempt(async () => {
        const { test } = await request<{ test: string }>(`setup/${step}/test`, { json: settings });
        setSent({ test, to });
      }),
    confirm: (number: string) => saveBy(`${step}/confirm`, { test: sent?.test, number }),
    /** Saves without the number. */
    save: (settings: object) => saveBy(step, settings),
  };
}
