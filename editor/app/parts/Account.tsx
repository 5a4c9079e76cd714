import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { useConnection } from '../requests/connection.ts';
import { addressOf } from '../state/route.ts';
import { signOut } from '../state/signingIn.ts';
import { useAttempt } from '../state/useAttempt.ts';
import styles from './Account.module.css';
import { Finding } from './AttemptStatus.tsx';
import { Button } from './Button.tsx';

const words = editorWords.signIn.devices;

/** The signed-in owner's address, devices and sign-out, at the foot of the menu. */
export function Account({ here }: { here: string }) {
  const { owner } = useConnection();
  const { message, attempt } = useAttempt();
  if (!owner) return null;
  return (
    <section className={styles['account']} aria-label={words.title}>
      <p>{say(words.as, { address: owner })}</p>
      <ul>
        <li>
          <a
            href={addressOf({ view: 'devices' })}
            aria-current={here === 'devices' ? 'page' : undefined}
          >
            {words.title}
          </a>
        </li>
      </ul>
      <Button variant="quiet" onClick={() => void attempt(signOut)}>
        {words.out}
      </Button>
      {message && <Finding>{words.failed}</Finding>}
    </section>
  );
}
