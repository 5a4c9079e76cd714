import { useCallback, useEffect, useRef, useState } from 'react';
import { offlineQueue as words } from '../../site/words/offlineQueue.ts';
import { contextQuery } from '../contract/context.ts';
import type { Draft } from '../contract/forms.ts';
import type { Outcome } from '../contract/outcomes.ts';
import { REFERENCE_FIELD } from '../contract/reference.ts';
import { controlOf, deleteDraft, isWithin, loadDraft, readDraft } from '../form/drafts.ts';
import { Notice } from '../form/Notice.tsx';
import type { useEnquiry } from '../form/useEnquiry.ts';
import { readWrittenOn, type WrittenOn } from '../form/writtenOn.ts';
import { loadQueued, type QueuedEnquiry } from './offlineQueue.ts';
import { deleteQueued, queueEnquiry } from './queueChanges.ts';

/**
 * When to look again: another window may have sent or deleted what is queued, and so may another page
 * that the guest comes back from.
 */
const CHANGES = ['online', 'offline', 'storage', 'pageshow'];

/** Whether an outcome is a failure for want of a network. */
const isOffline = (outcome: Outcome): outcome is Extract<Outcome, { kind: 'failed' }> =>
  outcome.kind === 'failed' && ['offline', 'unreachable'].includes(outcome.reason);

/**
 * Queues an enquiry that found no network, and offers it when the connection or the guest is back.
 * Only the guest sends it.
 * @param setContext sets the room and guests of the form.
 * @param here of this page
 */
export function useOfflineQueue(
  { form, state, restoreDraft, dismissFailure }: ReturnType<typeof useEnquiry>,
  setContext: (query: string) => Promise<void>,
  here: WrittenOn,
) {
  const { kind, outcome } = state;
  const [restored, setRestored] = useState<WrittenOn>();
  const [offered, setOffered] = useState<QueuedEnquiry>();
  const [isQueued, setQueued] = useState(false);
  const sending = useRef<Draft>({});
  const isSending = useRef(false);
  const origin = useRef(here);
  // The queued enquiry that the fields were filled with: what is sent next takes its place.
  const replaced = useRef<Draft>(undefined);
  const below = useRef<HTMLDivElement>(null);
  // The guest is looking at the failure, below the fields: there the offer takes its place.
  const replacesFailure = offered !== undefined && isOffline(outcome);

  const update = useCallback(() => {
    // Nor while another is on its way: the fields are emptied when that has arrived.
    const mayOffer = navigator.onLine && !isSending.current;
    setOffered(mayOffer ? loadQueued(kind) : undefined);
  }, [kind]);
  useEffect(() => {
    update();
    for (const change of CHANGES) addEventListener(change, update);
    return () => {
      for (const change of CHANGES) removeEventListener(change, update);
    };
  }, [update]);

  useEffect(() => {
    isSending.current = outcome.kind === 'sending';
    if (isSending.current) {
      setOffered(undefined);
      if (form.current) {
        sending.current = readDraft(kind, form.current);
        origin.current = readWrittenOn(form.current);
      }
    }
    if (outcome.kind === 'sent') {
      deleteQueued(kind, sending.current, replaced.current ?? {});
      replaced.current = undefined;
      setRestored(undefined);
      // The next one, if several wait.
      update();
    }
    const field = form.current && controlOf(form.current, REFERENCE_FIELD);
    const about = {
      context: contextQuery(location.search),
      writtenOn: origin.current,
      reference: field?.value ?? '',
    };
    setQueued(isOffline(outcome) && queueEnquiry(kind, outcome.draft, about, replaced.current));
    // A failure empties the message form, and leaves the booking form as it is.
    if (outcome.kind === 'failed' && kind === 'contact') replaced.current = undefined;
    else if (isOffline(outcome)) replaced.current = outcome.draft;
  }, [form, kind, outcome, update]);

  useEffect(() => {
    if (replacesFailure) below.current?.scrollIntoView({ block: 'nearest' });
  }, [replacesFailure]);

  // The subject of either page may stand in the field.
  const isInField = (subject = '') => subject !== '' && subject === state.draft['subject'];
  const writtenOn = {
    language: (restored ?? here).language,
    ourSubject: [restored?.ourSubject, here.ourSubject].find(isInField) ?? '',
  };

  /** Deletes the enquiry that the notice is about, everywhere but in the fields. */
  function discard() {
    const failed = isOffline(outcome) ? outcome.draft : {};
    const { draft } = offered ?? { draft: failed };
    const saved = loadDraft(kind);
    if (saved && isWithin(saved, draft)) deleteDraft(kind);
    deleteQueued(kind, draft);
    update();
    setRestored(undefined);
    setQueued(false);
    dismissFailure(draft);
  }

  /** Puts a draft back into the fields. */
  function putBack(draft: Draft, reference?: string) {
    replaced.current = draft;
    restoreDraft(draft, reference);
  }

  /**
   * Puts the enquiry into the form; the guest sends it from there.
   * @returns whether it is still queued.
   */
  async function restore(): Promise<boolean> {
    if (loadQueued(kind)?.at !== offered?.at || !offered) {
      update();
      return false;
    }
    setOffered(undefined);
    setRestored(offered.writtenOn);
    // The draft first: an empty subject would be filled by the context.
    putBack(offered.draft, offered.reference);
    dismissFailure(offered.draft);
    await setContext(offered.context);
    return true;
  }

  async function send() {
    if (await restore()) form.current?.requestSubmit();
  }

  const offer = offered && (
    <Notice
      actions={[
        [words.send, send],
        [words.look, restore],
        [words.delete, discard],
      ]}
      text={words.offer(kind, new Date(offered.at))}
    />
  );

  return {
    putBack,
    /** The page that what is in the form was written on. */
    writtenOn,
    /** Whether the offer takes the place of the outcome. */
    replacesFailure,
    /** Above the fields. */
    // Always in the page: a screen reader speaks only what changes inside a region it knows.
    offer: <div aria-live="polite">{!replacesFailure && offer}</div>,
    /** Below the outcome. */
    notice: (
      <div aria-live="polite" ref={below}>
        {replacesFailure && offer}
        {isQueued && !offered && (
          <Notice actions={[[words.delete, discard]]} text={words.queued(kind)} />
        )}
      </div>
    ),
  };
}
