import { type SubmitEvent, useId, useState } from 'react';
import { editorWords } from '../../../words.ts';
import { Button } from '../../parts/Button.tsx';
import controls from '../../parts/controls.module.css';
import { Dialog } from '../../parts/Dialog.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { reasonOf, request } from '../../requests/request.ts';
import { signInWithPasskey, useCanUsePasskeys } from '../../state/signingIn.ts';
import { useOnce } from '../../state/useOnce.ts';
import styles from './SignIn.module.css';

const words = editorWords.signIn;

interface SignInProps {
  intro: string;
}

/** Signs in with a passkey, or asks for the address to mail a link to. */
export function SignIn({ intro }: SignInProps) {
  const [address, setAddress] = useState('');
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [, once] = useOnce();
  const id = useId();
  const canUsePasskey = useCanUsePasskeys();

  const tryPasskey = async () => {
    setProblem(undefined);
    // A cancelled prompt rejects too; the same message fits.
    await signInWithPasskey().catch(() => setProblem(words.passkeyFailed));
  };

  const send = async () => {
    setProblem(undefined);
    try {
      await request('sign-in/link', { json: { address } });
      setSent(true);
    } catch (error) {
      setProblem(reasonOf(error, editorWords.status.away));
    }
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // A second request would replace the new browser's cookie, and the first link needs its own.
    void once(send);
  };

  return (
    <>
      <p role="status">{isSent ? words.sent : intro}</p>
      <div role="status">{problem && <Notice variant="error">{problem}</Notice>}</div>
      {isSent ? (
        <Button variant="quiet" onClick={() => setSent(false)}>
          {words.change}
        </Button>
      ) : (
        <form className={styles['form']} onSubmit={onSubmit}>
          <label htmlFor={id}>{words.address}</label>
          <input
            id={id}
            className={controls['text']}
            type="email"
            autoComplete="username"
            inputMode="email"
            required
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
          <Button type="submit" variant="primary">
            {words.send}
          </Button>
        </form>
      )}
      {!isSent && canUsePasskey && (
        <Button onClick={() => void tryPasskey()}>{words.passkey}</Button>
      )}
    </>
  );
}

/** Asks to sign in again in a dialog over the editor, which keeps typed text; signing in closes it. */
export function SignInAgain() {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) {
    return (
      <p className={styles['again']} role="alert">
        {words.away} <Button onClick={() => setClosed(false)}>{words.title}</Button>
      </p>
    );
  }
  return (
    <Dialog title={words.title} size="small" onClose={() => setClosed(true)}>
      <div className={styles['over']}>
        <SignIn intro={words.again} />
      </div>
    </Dialog>
  );
}
