import { useEffect, useState } from 'react';
import type { Devices } from '../../../model/api.ts';
import { editorWords } from '../../../words.ts';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { request } from '../../requests/request.ts';
import { addPasskey, canUsePasskeys, deviceName } from '../../state/signingIn.ts';
import styles from './SignIn.module.css';

const words = editorWords.signIn.offer;

/** After signing in by a link: offers a passkey on a device that has none. */
export function PasskeyOffer({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState<'checking' | 'offered' | 'done' | 'failed'>('checking');

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks once
  useEffect(() => {
    const here = deviceName(navigator.userAgent);
    const check = async () => {
      const { passkeys } = await request<Devices>('devices');
      const isNew = !passkeys.some(({ agent }) => deviceName(agent) === here);
      if (isNew && (await canUsePasskeys())) setStep('offered');
      else onDone();
    };
    check().catch(onDone);
  }, []);

  const add = () =>
    addPasskey().then(
      () => setStep('done'),
      () => setStep('failed'),
    );

  if (step === 'checking') return null;
  return (
    <>
      {step === 'offered' && <p>{words.ask}</p>}
      <div role="status">
        {step === 'done' && <Notice>{words.done}</Notice>}
        {step === 'failed' && <Notice variant="error">{words.failed}</Notice>}
      </div>
      <div className={styles['answers']}>
        {step === 'offered' && (
          <Button variant="primary" onClick={() => void add()}>
            {words.yes}
          </Button>
        )}
        <Button variant={step === 'offered' ? 'plain' : 'primary'} onClick={onDone}>
          {step === 'offered' ? words.no : words.go}
        </Button>
      </div>
    </>
  );
}
