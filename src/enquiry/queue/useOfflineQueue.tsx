import { useEffect, useRef, useState } from 'react';
import { onlyAsked } from '../contract/context.ts';
import type { Draft, FormKind } from '../contract/forms.ts';
import { isWithin, readDraft } from '../form/drafts.ts';
import type { useEnquiry } from '../form/useEnquiry.ts';
import { forgetUnsent, keepUnsent, recallUnsent, type Unsent } from './offlineQueue.ts';
import { UnsentNote, UnsentOffer } from './QueueLines.tsx';

interface Enquiry extends Pick<ReturnType<typeof useEnquiry>, 'form' | 'outcome' | 'bringIn'> {
  /** Asks about a room again; see `useAsked`. */
  askAgain: (asked: string) => Promise<void>;
}

/**
 * An enquiry that found no network is kept on the device, and offered again when the line is back
 * or on the next visit. Only the guest sends it.
 */
export function useUnsent(kind: FormKind, { form, outcome, bringIn, askAgain }: Enquiry) {
  const [offered, setOffered] = useState<Unsent>();
  const [isKept, setKept] = useState(false);
  const sending = useRef<Draft>({});

  useEffect(() => {
    const look = () => setOffered(navigator.onLine ? recallUnsent(kind) : undefined);
    look();
    for (const change of ['online', 'offline']) addEventListener(change, look);
    return () => {
      for (const change of ['online', 'offline']) removeEventListener(change, look);
    };
  }, [kind]);

  useEffect(() => {
    if (outcome.kind === 'sending') {
      setOffered(undefined);
      if (form.current) sending.current = readDraft(kind, form.current);
    }
    if (outcome.kind === 'sent') {
      const waiting = recallUnsent(kind);
      if (waiting && isWithin(waiting.draft, sending.current)) forgetUnsent(kind);
    }
    const isOffline = outcome.kind === 'failed' && outcome.reason === 'offline';
    const asked = onlyAsked(location.search);
    setKept(isOffline && keepUnsent(kind, outcome.draft, { asked }));
  }, [form, kind, outcome]);

  function forget() {
    forgetUnsent(kind);
    setOffered(undefined);
    setKept(false);
  }

  /** Whoever looks at it first has it in the form, and sends it from there. */
  async function look() {
    if (!offered) return;
    setOffered(undefined);
    // The words first: an empty subject would be given one of ours.
    bringIn(offered.draft);
    await askAgain(offered.asked);
  }

  async function send() {
    await look();
    form.current?.requestSubmit();
  }

  return {
    /** Above the fields. */
    offer: (
      <UnsentOffer kind={kind} offered={offered} onForget={forget} onLook={look} onSend={send} />
    ),
    /** Below what came of sending. */
    note: <UnsentNote isKept={isKept && !offered} kind={kind} onForget={forget} />,
  };
}
