import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { offlineQueue as words } from '../../site/words/offlineQueue.ts';
import { contextQuery } from '../contract/context.ts';
import type { Draft } from '../contract/forms.ts';
import { hadNoNetwork, type Outcome } from '../contract/outcomes.ts';
import {
  deleteDraft,
  identityOf,
  isWithin,
  loadDraft,
  type Origin,
  readDraft,
} from '../form/drafts.ts';
import { Notice } from '../form/Notice.tsx';
import type { useEnquiry } from '../form/useEnquiry.ts';
import type { WrittenOn } from '../form/writtenOn.ts';
import { loadQueued, type QueuedEnquiry } from './offlineQueue.ts';
import { deleteOld, deleteQueued, queueEnquiry } from './queueChanges.ts';

/**
 * Events after which to read the queue again: another window, or a page that the guest returns from, may
 * have sent or deleted an enquiry.
 */
const CHANGES = ['online', 'offline', 'storage', 'pageshow'];

/** Milliseconds within which a second tap is part of a double tap. */
const DOUBLE_TAP = 500;

/** Whether sending failed because there was no network. */
const isOffline = (outcome: Outcome): outcome is Extract<Outcome, { kind: 'failed' }> =>
  outcome.kind === 'failed' && hadNoNetwork(outcome.reason);

/**
 * Queues an enquiry that found no network, and offers it when the connection or the guest is back.
 * Nothing is sent until the guest says so.
 * @param setContext sets the room and guests of the form.
 * @param here what is sent about this page
 */
export function useOfflineQueue(
  enquiry: ReturnType<typeof useEnquiry>,
  setContext: (query: string) => Promise<void>,
  here: WrittenOn,
) {
  const { form, state, now } = enquiry;
  const { kind, outcome } = state;
  const [newest, setNewest] = useState<QueuedEnquiry>();
  const [isQueued, setQueued] = useState(false);
  const sending = useRef<{ identity: Draft; origin: Origin }>({ identity: {}, origin: {} });
  const above = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  // The control that had the focus before a change, and the region to focus if it disappears.
  const focused = useRef<{ control: Element | null; region: typeof above }>(undefined);
  const { isInHand, replaced: inHand } = state.origin;
  const isInFields =
    isInHand && newest && isWithin(identityOf(newest.draft, newest.context), inHand ?? {});
  // Offer nothing that is already in the fields, nor while sending, after which the fields are cleared.
  const offered = isInFields || outcome.kind === 'sending' ? undefined : newest;
  // The guest is looking at the failure below the fields, so the offer replaces it there.
  const replacesFailure = offered !== undefined && isOffline(outcome);

  const update = useCallback(() => {
    const control = document.activeElement;
    focused.current = { control, region: above.current?.contains(control) ? above : below };
    const queued = loadQueued(kind);
    setNewest(navigator.onLine ? queued : undefined);
    if (!queued) setQueued(false);
  }, [kind]);
  useEffect(() => {
    if (navigator.onLine) deleteOld(kind);
    update();
    for (const change of CHANGES) addEventListener(change, update);
    return () => {
      for (const change of CHANGES) removeEventListener(change, update);
    };
  }, [kind, update]);

  useEffect(() => {
    if (outcome.kind === 'sending' && form.current) {
      const identity = identityOf(readDraft(kind, form.current), contextQuery(location.search));
      sending.current = { identity, origin: now.current.origin };
    }
    // Show the failure first; at the next change, the offer replaces it.
    if (outcome.kind === 'sending' || outcome.kind === 'failed') setNewest(undefined);
    const { replaced, ...sentAs } = sending.current.origin;
    if (outcome.kind === 'sent') {
      deleteQueued(kind, sending.current.identity, replaced ?? {});
      // Offer the next one, if several are queued.
      update();
    }
    const about = { context: contextQuery(location.search), ...sentAs };
    setQueued(isOffline(outcome) && queueEnquiry(kind, outcome.draft, about, replaced));
  }, [form, now, kind, outcome, update]);

  // When the offer appears or disappears, so may the focused button: keep the focus in its place.
  useLayoutEffect(() => {
    const { control, region } = focused.current ?? {};
    focused.current = undefined;
    const isLost = control && !control.isConnected && document.activeElement === document.body;
    if (isLost) region?.current?.focus();
  });

  useEffect(() => {
    if (replacesFailure) below.current?.scrollIntoView({ block: 'nearest' });
  }, [replacesFailure]);

  // The subject in the field may come from this page, or from the page on which it was written.
  const isInField = (subject = '') => subject !== '' && subject === state.draft['subject'];
  const before = state.origin.writtenOn;
  const writtenOn = {
    language: (before ?? here).language,
    ourSubject: [before?.ourSubject, here.ourSubject].find(isInField) ?? '',
  };

  /** Deletes the enquiry that the notice is about, everywhere but in the fields. */
  function discard() {
    const failed = isOffline(outcome) ? sending.current.identity : {};
    const draft = offered ? identityOf(offered.draft, offered.context) : failed;
    const { replaced, ...rest } = now.current.origin;
    if (replaced && isWithin(replaced, draft)) {
      enquiry.setOrigin(rest);
      enquiry.saveFields();
    }
    const saved = loadDraft(kind);
    if (saved && isWithin(saved, draft)) deleteDraft(kind);
    deleteQueued(kind, draft);
    // The pressed button disappears, or belongs to another enquiry now: keep the focus in its place.
    (offered && !replacesFailure ? above : below).current?.focus();
    // Offer the next one later: the second tap of a double tap would delete it too.
    setNewest(undefined);
    setTimeout(update, DOUBLE_TAP);
    setQueued(false);
    enquiry.dismissFailure(draft);
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
    const { draft, writtenOn, reference, context } = offered;
    // Restore the draft first: the context would fill in an empty subject.
    const replaced = identityOf(draft, context);
    enquiry.restoreDraft(draft, { replaced, writtenOn, reference });
    enquiry.dismissFailure(draft);
    await setContext(context);
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
    /** The page on which the contents of the form were written. */
    writtenOn,
    /** Whether the offer takes the place of the outcome. */
    replacesFailure,
    /** Above the fields. */
    // Always rendered: screen readers announce changes only in a live region that already exists.
    offer: (
      <div aria-live="polite" ref={above} tabIndex={-1}>
        {!replacesFailure && offer}
      </div>
    ),
    /** Below the outcome. */
    notice: (
      <div aria-live="polite" ref={below} tabIndex={-1}>
        {replacesFailure && offer}
        {isQueued && !offered && (
          <Notice actions={[[words.delete, discard]]} text={words.queued(kind)} />
        )}
      </div>
    ),
  };
}
