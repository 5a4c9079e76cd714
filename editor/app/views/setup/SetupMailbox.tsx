import { type FormEvent, useState } from 'react';
import { PROVIDERS, type Provider, providerOf, serverOf } from '../../../model/mailProviders.ts';
import { equal } from '../../../model/pointer.ts';
import { type Mailbox, SECURITIES } from '../../../model/setup.ts';
import { dayAndTime, say } from '../../../model/wording.ts';
import { setupWords } from '../../../words/setup.ts';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { RequestError, request } from '../../requests/request.ts';
import { useEditorContext } from '../../state/editorContext.ts';
import { useAttempt } from '../../state/useAttempt.ts';
import { useStored } from '../../state/useStored.ts';
import styles from './Setup.module.css';
import { SetupChoice, SetupField } from './SetupField.tsx';
import { AttemptStatus, InUse, SetElsewhere, type StepProps } from './SetupParts.tsx';
import { TestNumber } from './TestNumber.tsx';

const words = setupWords.mailbox;
const NAMES = ['SMTP_URL', 'MAIL_TO', 'MAIL_FROM', 'ACKNOWLEDGE'];

/** What is typed; the password is kept apart and never stored. */
interface Typed extends Omit<Mailbox, 'port'> {
  provider: Provider;
  port: string;
}

const EMPTY: Mailbox = {
  ...{ host: '', port: 465, security: 'tls', user: '', to: '', from: '', acknowledge: true },
};

function typedFrom(saved: Mailbox | null, suggested: string): Typed {
  const mailbox = saved ?? { ...EMPTY, to: suggested, user: suggested };
  const provider = saved ? providerOf(saved.host, saved.user) : 'gmail';
  return { ...mailbox, port: String(mailbox.port), provider };
}

/** The mailbox that was meant: a provider's server is known. */
function mailboxOf({ provider, port, ...rest }: Typed): Mailbox {
  const server = serverOf(provider, rest.user.trim());
  return { ...rest, port: Number(port) || 0, ...server, from: server ? '' : rest.from };
}

/** A test e-mail whose number is awaited. */
interface Sent {
  test: string;
  to: string;
}
const NONE = { sent: null as Sent | null };

/** The mailbox: typed, proved by the number in a test e-mail, saved. */
export function SetupMailbox({ setup, refetch }: StepProps) {
  const { announce } = useEditorContext();
  const { saved, suggested, hasPassword, isElsewhere, use, verified } = setup.mailbox;
  const [initial] = useState(() => typedFrom(saved, suggested));
  const [typed, setTyped, forget] = useStored<Typed>('mailbox', initial);
  const [{ sent }, setSent] = useStored('mailbox-test', NONE);
  const [password, setPassword] = useState('');

  const mailbox = mailboxOf(typed);
  const body = { ...mailbox, ...(password && { password }) };
  const type = (change: Partial<Typed>) => setTyped({ ...typed, ...change });
  // Whether guests are told needs no test e-mail.
  const isProved =
    verified !== undefined &&
    !password &&
    equal({ ...saved, acknowledge: mailbox.acknowledge }, mailbox);
  const isOnlySwitched = isProved && saved?.acknowledge !== mailbox.acknowledge;

  const { message, isBusy, attempt } = useAttempt((problem) => {
    // Its number is no longer valid.
    if (problem instanceof RequestError && problem.status === 410) setSent(NONE);
    refetch();
  });
  const finish = () => {
    setSent(NONE);
    forget();
    setPassword('');
    announce(words.saved);
    refetch();
  };
  const send = () =>
    attempt(async () => {
      const { test } = await request<{ test: string }>('setup/mailbox/test', {
        json: { mailbox: body },
      });
      setSent({ sent: { test, to: mailbox.to } });
    });
  const confirm = (number: string) =>
    attempt(async () => {
      const json = { version: setup.version, test: sent?.test, number };
      await request('setup/mailbox/confirm', { json });
      finish();
    });
  const save = () =>
    attempt(async () => {
      await request('setup/mailbox', { json: { version: setup.version, mailbox: body } });
      finish();
    });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void (isOnlySwitched ? save() : send());
  };

  return (
    <>
      {!saved && <p>{words.none}</p>}
      {saved && verified === undefined && <Notice>{words.unproved}</Notice>}
      {saved && verified !== undefined && (
        <Notice>
          <p>
            <strong>{say(words.proved, { to: saved.to })}</strong>{' '}
            {say(words.provedAt, { when: dayAndTime(verified) })}
          </p>
        </Notice>
      )}
      {saved && <InUse use={use} />}
      {isElsewhere ? (
        <SetElsewhere names={NAMES} />
      ) : (
        <form className={styles['form']} onSubmit={onSubmit}>
          <SetupField
            label={words.to}
            help={words.toHelp}
            value={typed.to}
            inputMode="email"
            autoComplete="email"
            onType={(to) => type({ to })}
          />
          <SetupChoice
            label={words.provider}
            value={typed.provider}
            choices={PROVIDERS.map((one) => [one, words.providers[one]] as const)}
            onChoose={(provider) => type({ provider })}
          />
          <Notice>{words.notes[typed.provider]}</Notice>
          {typed.provider === 'other' && <OtherServer typed={typed} onType={type} />}
          <SetupField
            label={words.user}
            value={typed.user}
            inputMode="email"
            autoComplete="off"
            onType={(user) => type({ user })}
          />
          <SetupField
            label={words.password}
            help={hasPassword ? words.passwordSaved : words.passwordHelp}
            type="password"
            value={password}
            autoComplete="new-password"
            onType={setPassword}
          />
          <div>
            <label className={styles['switch']}>
              <input
                type="checkbox"
                checked={typed.acknowledge}
                onChange={(event) => type({ acknowledge: event.currentTarget.checked })}
              />
              <span>{words.acknowledge}</span>
            </label>
            <p className={styles['help']}>{words.acknowledgeHelp}</p>
          </div>
          <div className={styles['tools']}>
            <Button type="submit" look={sent ? 'plain' : 'main'} aria-disabled={isBusy}>
              {isOnlySwitched ? words.save : sent ? words.testAgain : words.test}
            </Button>
          </div>
          <AttemptStatus isBusy={isBusy} busy={words.testing} message={message} />
        </form>
      )}
      {sent && !isElsewhere && (
        <TestNumber to={sent.to} onConfirm={(number) => void confirm(number)}>
          <Button look="quiet" onClick={() => void save()}>
            {words.anyway}
          </Button>
        </TestNumber>
      )}
    </>
  );
}

interface OtherServerProps {
  typed: Typed;
  onType: (change: Partial<Typed>) => void;
}

/** The mail server of a provider that is not in the list. */
function OtherServer({ typed, onType }: OtherServerProps) {
  return (
    <>
      <SetupField
        label={words.host}
        value={typed.host}
        placeholder="smtp.my-provider.in"
        inputMode="url"
        autoComplete="off"
        onType={(host) => onType({ host: host.trim() })}
      />
      <SetupChoice
        label={words.security}
        value={typed.security}
        choices={SECURITIES.map((one) => [one, words.securities[one]] as const)}
        onChoose={(security) => onType({ security })}
      />
      <SetupField
        label={words.port}
        value={typed.port}
        inputMode="numeric"
        autoComplete="off"
        isShort
        onType={(port) => onType({ port })}
      />
      <SetupField
        label={words.from}
        value={typed.from}
        autoComplete="off"
        onType={(from) => onType({ from })}
      />
    </>
  );
}
