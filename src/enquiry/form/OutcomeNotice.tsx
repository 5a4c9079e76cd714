import { Suspense, useEffect, useRef } from 'react';
import { ActionButton } from '../../components/controls/Button.tsx';
import { Kolam } from '../../components/layout/Kolam.tsx';
import { enquiry as words } from '../../site/words/enquiry.ts';
import type { Draft, FormKind } from '../contract/forms.ts';
import type { Outcome } from '../contract/outcomes.ts';
import { type DirectContacts, WaysOut } from './ContactButtons.tsx';
import { letterOf } from './draftMessage.ts';
import styles from './OutcomeNotice.module.css';
import { KeptAfterSending, SentLines } from './SentLines.tsx';

interface OutcomeNoticeProps {
  kind: FormKind;
  outcome: Outcome;
  reach: DirectContacts;
  /** What a guest wrote and the form does not show; to be had back. */
  kept: Draft | undefined;
  onPutBack: () => void;
  kolam?: boolean;
  /** What the guest asks about besides, as a sentence. */
  about?: string;
}

/** What came of sending, and after a failure every other way, with the guest's own words in it. */
export function OutcomeNotice(props: OutcomeNoticeProps) {
  const { kind, outcome, reach, kept, onPutBack } = props;
  const ended = outcome.kind === 'sent' || outcome.kind === 'failed' ? outcome.kind : undefined;
  const isOther = kept && !(outcome.kind === 'failed' && outcome.draft === kept);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome.kind !== 'idle') notice.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome.kind]);

  return (
    <div className={styles.notice} data-outcome={outcome.kind} ref={notice}>
      {props.kolam && outcome.kind === 'sent' && <Kolam />}
      {kind === 'contact' && ended && (
        <p className={styles.headline} role="alert">
          {words.headlines.contact[ended]}
        </p>
      )}
      {/* Always in the page: a screen reader speaks only what changes inside a region it knows. */}
      <div className={styles.status} role="status">
        {outcome.kind === 'sending' && <p>{words.oneMoment}</p>}
        {kind === 'booking' && ended && (
          <p className={styles.headline}>{words.headlines.booking[ended]}</p>
        )}
        {outcome.kind === 'sent' && (
          <SentLines kind={kind} reference={outcome.reference} replyTime={reach.replyTime} />
        )}
        {outcome.kind === 'failed' && <p>{words.failures[outcome.reason]}</p>}
        {ended && isOther && <p>{words.otherKept}</p>}
      </div>
      {outcome.kind === 'sent' && (
        <Suspense>
          <KeptAfterSending {...outcome} kind={kind} reach={reach} />
        </Suspense>
      )}
      {outcome.kind === 'failed' && (
        <WaysOut letter={letterOf(kind, outcome.draft, reach.innName, props.about)} reach={reach} />
      )}
      {ended && kept && (
        <ActionButton onPress={onPutBack}>
          {isOther ? words.putOtherBack : words.putBack}
        </ActionButton>
      )}
    </div>
  );
}
