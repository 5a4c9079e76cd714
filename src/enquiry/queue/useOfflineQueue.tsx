import { useEffect, useRef, useState } from 'react';
import { offlineQueue as words } from '../../site/words/offlineQueue.ts';
import { contextQuery } from '../contract/context.ts';
import type { Draft } from '../contract/forms.ts';
import { isWithin, readDraft } from '../form/drafts.ts';
import styles from '../form/Notice.module.css';
import { Notice } from '../form/Notice.tsx';
import type { useEnquiry } from '../form/useEnquiry.ts';
import { deleteQueued, loadQueued, type QueuedEnquiry, queueEnquiry } from './offlineQueue.ts';

/**
 * Queues an enquiry that found no network, and offers it when the connection or the guest is back.
 * Only the guest sends it.
 * @param setContext sets the room and guests of the form.
 */
export function useOfflineQueue(
  { form, state, restoreDraft }: ReturnType<typeof useEnquiry>,
  setContext: (query: string) => Promise<void>,
) {
  const { kind, outcome } = state;
  const [offered, setOffered] = useState<QueuedEnquiry>();
  const [isQueued, setQueued] = useState(false);
  const sending = useRef<Draft>({});

  useEffect(() => {
    const update = () => setOffered(navigator.onLine ? loadQueued(kind) : undefined);
    update();
    for (const change of ['online', 'offline']) addEventListener(change, update);
    return () => {
      for (const change of ['online', 'offline']) removeEventListener(change, update);
    };
  }, [kind]);

  useEffect(() => {
    if (outcome.kind === 'sending') {
      setOffered(undefined);
      if (form.current) sending.current = readDraft(kind, form.current);
    }
    if (outcome.kind === 'sent') {
      const queued = loadQueued(kind);
      if (queued && isWithin(queued.draft, sending.current)) deleteQueued(kind);
    }
    const isOffline =
      outcome.kind === 'failed' && ['offline', 'unreachable'].includes(outcome.reason);
    const context = contextQuery(location.search);
    setQueued(isOffline && queueEnquiry(kind, outcome.draft, { context }));
  }, [form, kind, outcome]);

  function discard() {
    deleteQueued(kind);
    setOffered(undefined);
    setQueued(false);
  }

  /** Puts the enquiry into the form; the guest sends it from there. */
  async function restore() {
    if (!offered) return;
    setOffered(undefined);
    // The draft first: an empty subject would be filled by the context.
    restoreDraft(offered.draft);
    await setContext(offered.context);
  }

  async function send() {
    await restore();
    form.current?.requestSubmit();
  }

  return {
    /** Above the fields. */
    offer: (
      // Always in the page: a screen reader speaks only what changes inside a region it knows.
      <div aria-live="polite" className={styles.offer}>
        {offered && (
          <Notice
            actions={[
              [words.send, send],
              [words.look, restore],
              [words.delete, discard],
            ]}
            text={words.offer(kind, new Date(offered.at))}
          />
        )}
      </div>
    ),
    /** Below the outcome. */
    notice: (
      <div aria-live="polite">
        {isQueued && !offered && (
          <Notice actions={[[words.delete, discard]]} text={words.queued(kind)} />
        )}
      </div>
    ),
  };
}
