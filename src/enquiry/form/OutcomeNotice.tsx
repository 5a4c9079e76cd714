import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { ActionButton } from '../../components/controls/Button.tsx';
import { Kolam } from '../../components/layout/Kolam.tsx';
import { enquiry as words } from '../../site/words/enquiry.ts';
import { sent as sentWords } from '../../site/words/sent.ts';
import { draftMessage } from '../context/messages.ts';
import type { Draft, FormKind } from '../contract/forms.ts';
import type { Outcome } from '../contract/outcomes.ts';
import { ContactButtons, type DirectContacts } from './ContactButtons.tsx';
import styles from './OutcomeNotice.module.css';
import type { SentCopyProps } from './SentCopy.tsx';

/** Loaded once an enquiry is sent. If that fails, the page does without it. */
const SentCopy = lazy(
  (): Promise<{ default: ComponentType<SentCopyProps> }> =>
    import('./SentCopy.tsx').then(
      (module) => ({ default: module.SentCopy }),
      () => ({ default: () => null }),
    ),
);

interface OutcomeNoticeProps {
  kind: FormKind;
  outcome: Outcome;
  contacts: DirectContacts;
  /** An unsent draft that the fields no longer contain. */
  savedDraft: Draft | undefined;
  onRestore: (draft: Draft) => void;
  kolam: boolean;
  /** Begins a message: a sentence about the room and guests. */
  opening: string;
}

/** Reports the outcome of sending; after a failure, offers every other way to send the message. */
export function OutcomeNotice({
  kind,
  outcome,
  contacts,
  savedDraft,
  ...rest
}: OutcomeNoticeProps) {
  const ended = outcome.kind === 'sent' || outcome.kind === 'failed' ? outcome.kind : undefined;
  const isOther = savedDraft && !(outcome.kind === 'failed' && outcome.draft === savedDraft);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome.kind !== 'idle') notice.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome.kind]);

  return (
    <div className={styles.notice} data-outcome={outcome.kind} ref={notice}>
      {rest.kolam && outcome.kind === 'sent' && <Kolam />}
      {kind === 'contact' && ended && (
        <p className={styles.headline} role="alert">
          {words.headlines.contact[ended]}
        </p>
      )}
      {/* Always rendered: screen readers announce changes only in a live region that already exists. */}
      <div className={styles.status} role="status">
        {outcome.kind === 'sending' && <p>{words.oneMoment}</p>}
        {kind === 'booking' && ended && (
          <p className={styles.headline}>{words.headlines.booking[ended]}</p>
        )}
        {outcome.kind === 'sent' && (
          <Thanks kind={kind} reference={outcome.reference} replyTime={contacts.replyTime} />
        )}
        {outcome.kind === 'failed' && <p>{words.failures[outcome.reason]}</p>}
        {ended && isOther && <p>{words.otherKept}</p>}
      </div>
      {outcome.kind === 'sent' && (
        <Suspense>
          <SentCopy {...outcome} contacts={contacts} kind={kind} />
        </Suspense>
      )}
      {outcome.kind === 'failed' && (
        <ContactButtons
          contacts={contacts}
          message={draftMessage(kind, outcome.draft, contacts.innName, rest.opening)}
        />
      )}
      {ended && savedDraft && (
        <ActionButton onPress={() => rest.onRestore(savedDraft)}>
          {isOther ? words.putOtherBack : words.putBack}
        </ActionButton>
      )}
    </div>
  );
}

interface ThanksProps {
  kind: FormKind;
  reference: string;
  replyTime: string | undefined;
}

/** What happens next and by when, and the enquiry's reference. */
function Thanks({ kind, reference, replyTime }: ThanksProps) {
  return (
    <>
      <p>{[sentWords.thanks(kind, replyTime), sentWords.next[kind]].filter(Boolean).join(' ')}</p>
      <p>
        {sentWords.reference} <strong className={styles.reference}>{reference}</strong>.{' '}
        {sentWords.referenceUse}
      </p>
    </>
  );
}
