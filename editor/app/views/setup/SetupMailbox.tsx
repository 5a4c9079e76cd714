import { type SubmitEvent, useState } from 'react';
import { PROVIDERS, type Provider, providerOf, serverOf } from '../../../model/mailProviders.ts';
import { equal } from '../../../model/pointer.ts';
import { type Mailbox, SECURITIES } from '../../../model/setup.ts';
import { say } from '../../../model/wording.ts';
import { setupWords } from '../../../words/setup.ts';
import { AttemptStatus } from '../../parts/AttemptStatus.tsx';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { useStored } from '../../state/useStored.ts';
import styles from './Setup.module.css';
import { SetupChoice, SetupField } from './SetupField.tsx';
import { InUse, Proved, SetElsewhere, type StepProps } from './SetupParts.tsx';
import { TestNumber } from './TestNumber.tsx';
import { useTestEmail } from './useTestEmail.ts';

const words = setupWords.mailbox;

/** The form's state. Without the password, which must not be stored. */
interface Typed extends Omit<Mailbox, 'port'> {
  provider: Provider;
  port: string;
}

const EMPTY: Mailbox = {
  host: '',
  port: 465,
  security: 'tls',
  user: '',
  to: '',
  from: '',
  acknowledge: true,
};

function typedFrom(saved: Mailbox | null, suggested: string): Typed {
  const mailbox = saved ?? { ...EMPTY, to: suggested, user: suggested };
  const provider = saved ? providerOf(saved.host, saved.user) : 'gmail';
  return { ...mailbox, port: String(mailbox.port), provider };
}

/** The mailbox that was typed; for a listed provider, with the provider's server. */
function mailboxOf({ provider, port, ...rest }: Typed): Mailbox {
  const server = serverOf(provider, rest.user.trim());
  return { ...rest, port: Number(port) || 0, ...server, from: server ? '' : rest.from };
}

/** Saves the mailbox, verified by the number in a test e-mail. */
export function SetupMailbox(props: StepProps) {
  const { saved, suggested, hasPassword, setElsewhere, use, verified } = props.setup.mailbox;
  const [typed, setTyped, forget] = useStored<Typed>('mailbox', typedFrom(saved, suggested));
  const [password, setPassword] = useState('');

  const isElsewhere = setElsewhere.length > 0;
  const mailbox = mailboxOf(typed);
  const settings = { mailbox: { ...mailbox, ...(password && { password }) } };
  const type = (change: Partial<Typed>) => setTyped({ ...typed, ...change });
  // Switching acknowledgements on or off needs no new test e-mail.
  const isProved =
    verified !== undefined &&
    !password &&
    equal({ ...saved, acknowledge: mailbox.acknowledge }, mailbox);
  const isOnlySwitched = isProved && saved?.acknowledge !== mailbox.acknowledge;

  const { sent, isCurrent, message, isBusy, send, confirm, save } = useTestEmail(
    'mailbox',
    props,
    { typed: mailbox, password },
    () => {
      forget();
      setPassword('');
    },
  );
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void (isOnlySwitched ? save(settings) : send(settings, mailbox.to));
  };

  return (
    <>
      {!saved && <p>{words.none}</p>}
      {saved && verified === undefined && <Notice>{words.unproved}</Notice>}
      {saved && verified !== undefined && (
        <Proved what={say(words.proved, { to: saved.to })} at={verified} />
      )}
      {saved && <InUse use={use} />}
      {isElsewhere ? (
        <SetElsewhere names={setElsewhere} />
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
            <Button
              type="submit"
              variant={props.isNext && !isCurrent ? 'primary' : 'plain'}
              aria-disabled={isBusy}
            >
              {isOnlySwitched ? words.save : isCurrent ? words.testAgain : words.test}
            </Button>
          </div>
          <AttemptStatus isBusy={isBusy} busy={words.testing} message={message} />
        </form>
      )}
      {sent && !isElsewhere && (
        <TestNumber
          key={sent.test}
          to={sent.to}
          isCurrent={isCurrent}
          isNext={props.isNext}
          isBusy={isBusy}
          onConfirm={(number) => void confirm(number)}
          onSaveAnyway={() => void save(settings)}
        />
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
