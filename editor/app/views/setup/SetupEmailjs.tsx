import { type FormEvent, useState } from 'react';
import type { EmailjsIds } from '../../../model/setup.ts';
import { dayAndTime, say } from '../../../model/wording.ts';
import { setupWords } from '../../../words/setup.ts';
import { editorWords } from '../../../words.ts';
import { Button } from '../../parts/Button.tsx';
import { Disclosure } from '../../parts/Disclosure.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { RequestError, request } from '../../requests/request.ts';
import { useEditorContext } from '../../state/editorContext.ts';
import { useAttempt } from '../../state/useAttempt.ts';
import { useStored } from '../../state/useStored.ts';
import styles from './Setup.module.css';
import { SetupField } from './SetupField.tsx';
import { AttemptStatus, InUse, SetElsewhere, type StepProps } from './SetupParts.tsx';
import { TestNumber } from './TestNumber.tsx';

const words = setupWords.emailjs;
const FIELDS = Object.keys(words.fields) as (keyof EmailjsIds)[];
const NAMES = [
  'EMAILJS_SERVICE_ID',
  'EMAILJS_BOOKING_TEMPLATE_ID',
  'EMAILJS_CONTACT_TEMPLATE_ID',
  'EMAILJS_PUBLIC_KEY',
];

interface SetupEmailjsProps extends StepProps {
  /** A link leads here. */
  isTarget: boolean;
}

/**
 * EmailJS: the account's ids, proved by the number in a test e-mail, saved. Folded for the many who
 * have a mailbox.
 */
export function SetupEmailjs({ setup, refetch, isTarget }: SetupEmailjsProps) {
  const { announce } = useEditorContext();
  const { ids, to, isElsewhere, use, verified } = setup.emailjs;
  const [typed, setTyped, forget] = useStored<EmailjsIds>('emailjs', ids);
  const [test, setTest] = useStored('emailjs-test', '');
  const [isOpen] = useState(isTarget || FIELDS.some((name) => typed[name] !== ''));

  const { message, isBusy, attempt } = useAttempt((problem) => {
    // Its number is no longer valid.
    if (problem instanceof RequestError && problem.status === 410) setTest('');
    refetch();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    void attempt(async () => {
      const json = { ids: typed };
      setTest((await request<{ test: string }>('setup/emailjs/test', { json })).test);
    });
  };
  const finish = (path: string, json: object) =>
    attempt(async () => {
      await request(path, { json: { version: setup.version, ...json } });
      setTest('');
      forget();
      announce(setupWords.mailbox.saved);
      refetch();
    });

  if (isElsewhere) return <SetElsewhere names={NAMES} />;
  return (
    <>
      {setup.mailbox.saved && <p>{words.unused}</p>}
      {!setup.mailbox.saved && use.state !== 'none' && <InUse use={use} />}
      {verified !== undefined && (
        <Notice>
          <p>
            <strong>{words.proved}</strong>{' '}
            {say(setupWords.mailbox.provedAt, { when: dayAndTime(verified) })}
          </p>
        </Notice>
      )}
      <Disclosure summary={editorWords.setup.open.emailjs} isOpen={isOpen}>
        <form className={styles['form']} onSubmit={send}>
          {FIELDS.map((name) => (
            <SetupField
              key={name}
              label={words.fields[name]}
              help={words.help[name]}
              value={typed[name]}
              autoComplete="off"
              onType={(text) => setTyped({ ...typed, [name]: text })}
            />
          ))}
          <div className={styles['tools']}>
            <Button type="submit" look={test ? 'plain' : 'main'} aria-disabled={isBusy}>
              {test ? setupWords.mailbox.testAgain : setupWords.mailbox.test}
            </Button>
          </div>
          <AttemptStatus isBusy={isBusy} busy={setupWords.mailbox.testing} message={message} />
        </form>
        {test && (
          <TestNumber
            to={to}
            onConfirm={(number) => void finish('setup/emailjs/confirm', { test, number })}
          >
            <Button look="quiet" onClick={() => void finish('setup/emailjs', { ids: typed })}>
              {setupWords.mailbox.anyway}
            </Button>
          </TestNumber>
        )}
      </Disclosure>
    </>
  );
}
