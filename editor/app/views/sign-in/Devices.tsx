import { type ReactNode, useState } from 'react';
import type { Device, Devices as DevicesAnswer, Passkey } from '../../../model/api.ts';
import { say, when } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { request } from '../../requests/request.ts';
import { addPasskey, deviceName, signOut, useCanUsePasskeys } from '../../state/signingIn.ts';
import { useAnswer } from '../../state/useAnswer.ts';
import styles from '../lists.module.css';

const words = editorWords.signIn.devices;

/** Where an owner is signed in, and her passkeys. */
export function Devices() {
  const [devices, refetch] = useAnswer<DevicesAnswer>('devices');
  const [message, setMessage] = useState<{ variant: 'info' | 'error'; text: string }>();
  if (!devices) {
    return (
      <>
        <h1>{words.title}</h1>
        {devices === null && <p>{editorWords.first.away}</p>}
      </>
    );
  }

  /** Runs a change, and shows its outcome. */
  const change: Change = async (work) => {
    try {
      setMessage({ variant: 'info', text: await work() });
      refetch();
    } catch {
      setMessage({ variant: 'error', text: words.failed });
    }
  };
  const { address, sessions, passkeys } = devices;
  return (
    <>
      <h1>{words.title}</h1>
      <p className={styles['lead']}>
        {say(words.as, { address })}. {words.intro}
      </p>
      <div role="status">
        {message && <Notice variant={message.variant}>{message.text}</Notice>}
      </div>
      <Sessions sessions={sessions} change={change} />
      {(sessions.length > 1 || passkeys.length > 0) && (
        <SignOutOthers hasPasskeys={passkeys.length > 0} change={change} />
      )}
      <Passkeys passkeys={passkeys} change={change} />
    </>
  );
}

/** @param work makes the change, and resolves to a sentence about it */
type Change = (work: () => Promise<string>) => Promise<void>;

const post = (path: string, json: object, done: string) => async () => {
  await request(path, { json });
  return done;
};

interface SessionsProps {
  sessions: readonly Device[];
  change: Change;
}

/** The browsers in which the owner is signed in. */
function Sessions({ sessions, change }: SessionsProps) {
  const signOutHere = async () => {
    await signOut();
    return say(words.done, { what: words.this });
  };
  return (
    <ul className={styles['lines']} aria-label={words.title}>
      {sessions.map(({ id, agent, usedAt, isThis }) => (
        <Line
          key={id}
          name={deviceName(agent)}
          note={isThis ? words.this : say(words.used, { when: when(usedAt) })}
        >
          <Button
            variant="quiet"
            aria-label={say(words.outOf, { what: isThis ? words.this : deviceName(agent) })}
            onClick={() =>
              void change(
                isThis
                  ? signOutHere
                  : post('devices/sign-out', { id }, say(words.done, { what: deviceName(agent) })),
              )
            }
          >
            {words.out}
          </Button>
        </Line>
      ))}
    </ul>
  );
}

interface SignOutOthersProps {
  hasPasskeys: boolean;
  change: Change;
}

/** Signs all other devices out; asks first whether the passkeys go too. */
function SignOutOthers({ hasPasskeys, change }: SignOutOthersProps) {
  const [isConfirming, setConfirming] = useState(false);
  const signOutOthers = (withPasskeys: boolean) => {
    setConfirming(false);
    const done = withPasskeys ? words.doneBoth : words.doneElsewhere;
    void change(post('devices/sign-out-others', { passkeys: withPasskeys }, done));
  };
  return (
    <>
      <Button onClick={() => (hasPasskeys ? setConfirming(true) : signOutOthers(false))}>
        {words.outElsewhere}
      </Button>
      {isConfirming && (
        <Dialog
          title={words.askPasskeys}
          size="small"
          onClose={() => setConfirming(false)}
          answers={
            <>
              <Button variant="primary" onClick={() => signOutOthers(true)}>
                {words.removeThem}
              </Button>
              <Button onClick={() => signOutOthers(false)}>{words.keepThem}</Button>
            </>
          }
        >
          <p>{words.askPasskeysHelp}</p>
        </Dialog>
      )}
    </>
  );
}

interface PasskeysProps {
  passkeys: readonly Passkey[];
  change: Change;
}

function Passkeys({ passkeys, change }: PasskeysProps) {
  const canAdd = useCanUsePasskeys();
  if (passkeys.length === 0 && !canAdd) return null;
  return (
    <section className={styles['section']} aria-label={words.passkeys}>
      <h2>{words.passkeys}</h2>
      <p>{passkeys.length > 0 ? words.passkeysIntro : words.none}</p>
      {passkeys.length > 0 && (
        <ul className={styles['lines']} aria-label={words.passkeys}>
          {passkeys.map(({ id, agent, createdAt, usedAt }) => (
            <Line
              key={id}
              name={deviceName(agent)}
              note={
                usedAt
                  ? say(words.used, { when: when(usedAt) })
                  : say(words.made, { when: when(createdAt) })
              }
            >
              <Button
                variant="quiet"
                aria-label={say(words.removeOf, { what: deviceName(agent) })}
                onClick={() => {
                  const done = say(words.removed, { what: deviceName(agent) });
                  void change(post('passkeys/remove', { id }, done));
                }}
              >
                {words.remove}
              </Button>
            </Line>
          ))}
        </ul>
      )}
      {canAdd && (
        <div className={styles['tools']}>
          <Button onClick={() => void change(async () => words[await addPasskey()])}>
            {words.add}
          </Button>
        </div>
      )}
    </section>
  );
}

function Line({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <li>
      <p>
        <strong>{name}</strong> <small>{note}</small>
      </p>
      <div className={styles['tools']}>{children}</div>
    </li>
  );
}
