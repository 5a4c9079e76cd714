import type { Hours } from '../../site/hours.ts';
import { words } from '../../site/words/index.ts';
import { Icon } from '../controls/Icon.tsx';
import type { Rush } from './departure.ts';
import styles from './LeaveBy.module.css';

export interface LeaveByProps {
  rush: Rush[];
  /** Sentences for guests who leave at these hours. */
  notes: (Hours & { says: string })[];
  /** Opens a chat, or calls if the inn does not use WhatsApp. */
  askHref: string;
  asksByChat: boolean;
}

const text = words.leaving;

/** The time that the control starts with: most guests must be somewhere in the morning. */
const HOUR = '09:30';

/**
 * When to leave for one of the table's places, and a link that asks for a ride. `leave-by.ts` fills
 * in the places, the answers and the link's text; without JavaScript all of it is hidden.
 */
export function LeaveBy({ rush, notes, askHref, asksByChat }: LeaveByProps) {
  return (
    <leave-by
      className={styles.leave}
      data-notes={notes.length > 0 ? JSON.stringify(notes) : undefined}
      data-rush={rush.length > 0 ? JSON.stringify(rush) : undefined}
    >
      <fieldset>
        <legend>{text.question}</legend>
        <label>
          {text.place}{' '}
          <span className={styles.place}>
            <select autoComplete="off" data-part="place" />
            <Icon name="caret-down" />
          </span>
        </label>{' '}
        <label>
          {text.hour} <input autoComplete="off" data-part="hour" defaultValue={HOUR} type="time" />
        </label>
      </fieldset>
      <div aria-atomic="true" aria-live="polite">
        <p className={styles.answer} data-part="answer" />
        <p className={styles.ride} data-part="ride" />
      </div>
      <a className={styles.ask} data-part="ask" hidden href={askHref}>
        <Icon name={asksByChat ? 'whatsapp-logo' : 'phone'} />
        <span data-part="ride-by" />
      </a>
    </leave-by>
  );
}
