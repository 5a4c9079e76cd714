import { useRef } from 'react';
import { equal } from '../../../model/pointer.ts';
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
  /** What was typed when it was sent. */
  typed: object;
}

/**
 * Verifies settings by the number in a test e-mail, and saves them. The number belongs to what was typed when the
 * e-mail was sent (`isCurrent`).
 * @param typed what is typed, without the password, which must not be stored
 * @param onSaved called once they are saved
 */
export function useTestEmail(
  step: 'mailbox' | 'emailjs',
  { setup, refetch }: StepProps,
  { typed, password = '' }: { typed: object; password?: string },
  onSaved: () => void,
) {
  const { announce } = useEditorContext();
  const [sent, setSent] = useStored<SentTest | null>(`${step}-sent`, null);
  const sentPassword = useRef('');
  const isCurrent = sent !== null && password === sentPassword.current && equal(sent.typed, typed);
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
    isCurrent,
    message,
    isBusy,
    send: (settings: object, to: string) =>
      attempt(async () => {
        const { test } = await request<{ test: string }>(`setup/${step}/test`, { json: settings });
        sentPassword.current = password;
        setSent({ test, to, typed });
      }),
    confirm: (number: string) => saveBy(`${step}/confirm`, { test: sent?.test, number }),
    /** Saves without the number. */
    save: (settings: object) => saveBy(step, settings),
  };
}
