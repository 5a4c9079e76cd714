import { useRef } from 'react';
import { asking as words } from '../../site/words/asking.ts';
import type { Asked } from '../contract/context.ts';
import styles from './ContextLines.module.css';

interface AskedLinesProps {
  asked: Asked;
  onTakeBack: () => void;
  /** Days chosen on the first page, in words. */
  dates: string | undefined;
  onPutIn: () => void;
  onLeaveOut: () => void;
}

/** What stands above the form of the contact page: what it is about, and days that may go into it. */
export function AskedLines({ asked, dates, ...act }: AskedLinesProps) {
  const lines = useRef<HTMLDivElement>(null);
  const isAsked = Boolean(asked.room ?? asked.guests);
  // Where a button was, the focus stays.
  const after = (act: () => void) => () => {
    act();
    lines.current?.focus();
  };
  return (
    // Always in the page: a screen reader speaks only what changes inside a region it knows.
    <div aria-live="polite" className={styles.lines} ref={lines} tabIndex={-1}>
      {isAsked && (
        <div className={styles.line}>
          <p>{words.line(asked.room, asked.guests)}</p>
          <span className={styles.acts}>
            <button className={styles.act} onClick={after(act.onTakeBack)} type="button">
              {words.takeBack}
            </button>
          </span>
        </div>
      )}
      {dates && (
        <div className={styles.line}>
          <p>{words.offer(dates)}</p>
          <span className={styles.acts}>
            <button className={styles.act} onClick={act.onPutIn} type="button">
              {words.putIn}
            </button>
            <button className={styles.act} onClick={after(act.onLeaveOut)} type="button">
              {words.leaveOut}
            </button>
          </span>
        </div>
      )}
    </div>
  );
}

/** The same for the e-mail: by these names the inn's template and our own service know it. */
export function AskedFields({ asked }: { asked: Asked }) {
  return Object.entries(asked).map(([name, value]) => (
    <input key={name} name={name} type="hidden" value={value} />
  ));
}
