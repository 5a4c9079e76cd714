import { useEffect, useState } from 'react';
import { editorWords } from '../../../words.ts';
import { Button } from '../../parts/Button.tsx';
import { LanguagePicker } from '../../parts/LanguagePicker.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { useConnection } from '../../requests/connection.ts';
import { RequestError, reasonOf, request } from '../../requests/request.ts';
import { useLanguage } from '../../state/language.ts';
import { useRestoredFocus } from '../../state/useRestoredFocus.ts';
import { PasskeyOffer } from './PasskeyOffer.tsx';
import styles from './SignIn.module.css';
import { SignIn } from './SignIn.tsx';

const words = editorWords.signIn;

type Step = 'ask' | 'invited' | 'opening' | 'in';

/**
 * A link that signs an owner in: mailed to the browser that requested it, or an invitation passed on by the
 * operator.
 */
export interface SignInLink {
  kind: 'link' | 'invitation';
  token: string;
}

/** The page for those who are signed out. It keeps the requested address, which opens after signing in. */
export function SignInPage({ link }: { link: SignInLink | undefined }) {
  useLanguage();
  useRestoredFocus();
  const [step, setStep] = useState<Step>(
    link ? (link.kind === 'link' ? 'opening' : 'invited') : 'ask',
  );
  const [problem, setProblem] = useState<string>();
  const { isSignedOut, isOffline } = useConnection();

  const open = async () => {
    setStep('opening');
    try {
      await request('sign-in/open', { json: { token: link?.token } });
      setStep('in');
    } catch (error) {
      setProblem(problemOf(error));
      setStep('ask');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mailed link is opened once
  useEffect(() => {
    if (step === 'opening') void open();
  }, []);

  // Another tab of this browser has opened the link.
  const isIn = !isSignedOut && !isOffline && step === 'ask';
  useEffect(() => {
    if (isIn) window.location.reload();
  }, [isIn]);

  return (
    <main className={styles['page']}>
      <h1>{step === 'in' ? words.offer.title : words.title}</h1>
      <div role="status">
        {step === 'opening' && <p>{words.opening}</p>}
        {problem && <Notice variant="error">{problem}</Notice>}
      </div>
      {step === 'ask' && <SignIn intro={words.intro} />}
      {step === 'invited' && (
        <>
          <p>{words.invited}</p>
          <Button variant="primary" onClick={() => void open()}>
            {words.enter}
          </Button>
        </>
      )}
      {step === 'in' && <PasskeyOffer onDone={() => window.location.reload()} />}
      <LanguagePicker />
    </main>
  );
}

function problemOf(error: unknown): string {
  if (!(error instanceof RequestError)) return words.expired;
  if (error.body['otherBrowser']) return words.elsewhere;
  return reasonOf(error, words.expired);
}
