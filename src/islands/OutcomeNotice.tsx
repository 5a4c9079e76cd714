import { useEffect, useRef, useState } from 'react';
import type { Draft, FormKind } from '../enquiry/forms.ts';
import { letterOf } from '../enquiry/letter.ts';
import type { Outcome } from '../enquiry/outcomes.ts';
import { ActionButton } from '../ui/Button.tsx';
import { enquiry as words } from '../words/enquiry.ts';
import styles from './OutcomeNotice.module.css';
import { type Reach, WaysOut } from './WaysOut.tsx';

interface OutcomeNoticeProps {
  kind: FormKind;
  outcome: Outcome;
  sending: boolean;
  reach: Reach;
  onPutBack: (draft: Draft) => void;
}

function sentence(kind: FormKind, outcome: Outcome): string {
  if (outcome.kind === 'idle') return '';
  return outcome.kind === 'sent' ? words.sent[kind] : words.failures[outcome.reason];
}

/** What came of sending, and after a failure every other way, with the guest's own words in it. */
export function OutcomeNotice({ kind, outcome, sending, reach, onPutBack }: OutcomeNoticeProps) {
  const [restored, setRestored] = useState<Outcome>();
  const shown: Outcome = sending ? { kind: 'idle' } : outcome;

  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown.kind !== 'idle') notice.current?.scrollIntoView({ block: 'nearest' });
  }, [shown.kind]);

  return (
    <div className={styles.notice} data-outcome={shown.kind} ref={notice}>
      {kind === 'contact' && shown.kind !== 'idle' && (
        <p className={styles.alert} role="alert">
          {words.alerts[shown.kind]}
        </p>
      )}
      {/* Always in the page: a screen reader speaks only what changes inside a region it knows. */}
      <p className={styles.sentence} role="status">
        {sending ? words.oneMoment : sentence(kind, shown)}
      </p>
      {shown.kind === 'failed' && (
        <>
          <WaysOut letter={letterOf(kind, shown.draft, reach.innName)} reach={reach} />
          {kind === 'contact' && restored !== shown && (
            <ActionButton
              onPress={() => {
                setRestored(shown);
                onPutBack(shown.draft);
              }}
            >
              {words.putBack}
            </ActionButton>
          )}
        </>
      )}
    </div>
  );
}
