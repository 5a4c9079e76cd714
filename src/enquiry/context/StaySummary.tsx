import { asking as words } from '../../site/words/asking.ts';
import styles from './StaySummary.module.css';

/** What to say on the telephone, which cannot carry it as WhatsApp and e-mail do. */
export function SayLine({ said }: { said: string | undefined }) {
  return said && <p className={styles.say}>{words.say(said)}</p>;
}
