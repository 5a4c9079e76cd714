import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ASKED_FIELDS } from '../contract/context.ts';
import { type Draft, type FormKind, findProblems, type Problems } from '../contract/forms.ts';
import type { Outcome } from '../contract/outcomes.ts';
import { deliver, type Service } from './delivery.ts';
import { controlOf, fillForm, forgetDraft, isBlank, keepDraft, readDraft } from './drafts.ts';
import { standing } from './unresolvedErrors.ts';
import { useDraft } from './useDraft.ts';
import { useReference } from './useReference.ts';
import { useKeptDrafts } from './useSavedDrafts.ts';
import { useDoubts } from './useWarnings.ts';

/** What the specification has logged: the home page's form, both ways. */
function log(kind: FormKind, delivery: Awaited<ReturnType<typeof deliver>>): void {
  if (kind !== 'booking') return;
  if (delivery.kind === 'sent') console.log('Enquiry sent.', delivery.response);
  else console.error('Enquiry not sent.', delivery.reason, delivery.cause);
}

/** What the form asks about beside its own fields, such as the room. */
function askedIn(form: HTMLFormElement): Draft {
  const posted = new FormData(form);
  return Object.fromEntries(ASKED_FIELDS.map((name) => [name, String(posted.get(name) ?? '')]));
}

/**
 * The life of one form: what stands in it, what was refused, what came of sending it.
 * The inputs themselves stay the browser's own.
 */
export function useEnquiry(kind: FormKind, service: Service) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, look, ...page } = useDraft(kind, form);
  const [refused, setRefused] = useState<Problems>({});
  const doubts = useDoubts(kind, draft);
  const { kept, ...drafts } = useKeptDrafts();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  // State is a picture of the last render; two submissions in one tick would both see it idle.
  const busy = useRef(false);
  const referenceFor = useReference();
  // Emptied after sending, and nobody has typed in it since.
  const cleared = useRef(false);

  // No transition: React holds every other one on the page back until an asynchronous one ends.
  async function send(sent: HTMLFormElement, written: Draft) {
    if (busy.current) return;
    busy.current = true;
    setOutcome({ kind: 'sending' });
    const asked = askedIn(sent);
    const delivery = await deliver(sent, service, referenceFor(written));
    busy.current = false;
    log(kind, delivery);
    if (delivery.kind === 'sent') forgetDraft(kind);
    // The contact form is cleared both times (specification, section 8); the outcome keeps the words.
    if (delivery.kind === 'sent' || kind === 'contact') {
      sent.reset();
      cleared.current = true;
    }
    if (delivery.kind === 'sent') drafts.drop(written);
    else if (kind === 'contact') drafts.keep(written);
    look();
    setOutcome(
      delivery.kind === 'sent'
        ? { kind: 'sent', reference: delivery.reference, draft: { ...written, ...asked } }
        : { kind: 'failed', reason: delivery.reason, draft: written },
    );
  }

  // After the messages are in the page, so that the first is read out with its field.
  useEffect(() => {
    const first = Object.keys(refused)[0];
    if (first && form.current) controlOf(form.current, first)?.focus();
  }, [refused]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    const written = readDraft(kind, sent);
    // A second tap on Send, after the answer: it means the letter that has just been sent.
    if (cleared.current && isBlank(written)) return;
    keepDraft(kind, written);
    const problems = findProblems(kind, written);
    setRefused(problems);
    if (Object.keys(problems).length > 0) {
      // The thanks for the last enquiry do not belong to this one.
      setOutcome((last) => (last.kind === 'sent' ? { kind: 'idle' } : last));
      return;
    }
    void send(sent, written);
  }

  function note() {
    cleared.current = false;
    keepDraft(kind, look());
  }

  /** Writes into the fields as the guest would, and goes to the first of them. */
  function write(written: Draft) {
    if (!form.current) return;
    fillForm(form.current, written);
    note();
    controlOf(form.current, Object.keys(written)[0] ?? '')?.focus();
  }

  /** Puts a letter in the form's fields; what was typed since changes places with it. */
  function bringIn(letter: Draft) {
    drafts.exchange(letter, look());
    write(letter);
  }

  function putBack() {
    if (kept) bringIn(kept);
  }

  const problems = standing(refused, findProblems(kind, draft));
  const shown = { draft, problems, ...doubts, outcome, kept };
  return { form, look, ...shown, ...page, submit, write, bringIn, putBack, note };
}
