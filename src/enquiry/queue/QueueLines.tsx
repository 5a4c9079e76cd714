import { unsent as words } from '../../site/words/unsent.ts';
import type { FormKind } from '../contract/forms.ts';
import type { Unsent } from './offlineQueue.ts';
import styles from './QueueLines.module.css';

interface ActProps {
  onPress: () => void;
  children: string;
}

function Act({ onPress, children }: ActProps) {
  return (
    <button className={styles.act} onClick={onPress} type="button">
      {children}
    </button>
  );
}

interface UnsentOfferProps {
  kind: FormKind;
  /** Undefined while there is nothing to offer. */
  offered: Unsent | undefined;
  onSend: () => void;
  onLook: () => void;
  onForget: () => void;
}

/** Asks whether an enquiry that found no network is to be sent now. */
export function UnsentOffer({ kind, offered, onSend, onLook, onForget }: UnsentOfferProps) {
  return (
    // Always in the page: a screen reader speaks only what changes inside a region it knows.
    <div aria-live="polite" className={styles.offer}>
      {offered && (
        <div className={styles.line}>
          <p>{words.offer(kind, new Date(offered.at))}</p>
          <span className={styles.acts}>
            <Act onPress={onSend}>{words.send}</Act>
            <Act onPress={onLook}>{words.look}</Act>
            <Act onPress={onForget}>{words.forget}</Act>
          </span>
        </div>
      )}
    </div>
  );
}

interface UnsentNoteProps {
  kind: FormKind;
  isKept: boolean;
  onForget: () => void;
}

/** Says that an enquiry is kept, below the reason why it has not gone out. */
export function UnsentNote({ kind, isKept, onForget }: UnsentNoteProps) {
  return (
    <div aria-live="polite">
      {isKept && (
        <div className={styles.line}>
          <p>{words.kept(kind)}</p>
          <Act onPress={onForget}>{words.forget}</Act>
        </div>
      )}
    </div>
  );
}
