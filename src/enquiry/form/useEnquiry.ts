import { type SubmitEvent, useCallback, useEffect, useReducer, useRef } from 'react';
import { HIDDEN_CONTEXT } from '../contract/context.ts';
import { type Draft, type FormKind, findErrors } from '../contract/forms.ts';
import { newReference } from '../contract/reference.ts';
import type { Service } from '../contract/service.ts';
import { deliver } from './delivery.ts';
import {
  controlOf,
  deleteDraft,
  fillForm,
  isBlank,
  loadDraft,
  readDraft,
  saveDraft,
} from './drafts.ts';
import { formReducer, initialState } from './formState.ts';

/** The specification wants the home page's form logged. */
function log(kind: FormKind, delivery: Awaited<ReturnType<typeof deliver>>): void {
  if (kind !== 'booking') return;
  if (delivery.kind === 'sent') console.log('Enquiry sent.', delivery.response);
  else console.error('Enquiry not sent.', delivery.reason, delivery.cause);
}

/** The hidden fields that say which room, as the guest reads it, or how many. */
function readContextFields(form: HTMLFormElement): Draft {
  const read = (name: string) => {
    const field = controlOf(form, name);
    return field?.dataset['shown'] ?? field?.value ?? '';
  };
  return Object.fromEntries(HIDDEN_CONTEXT.map((name) => [name, read(name)]));
}

/** The button that puts a failed message back, or the first of the offline queue's in its place. */
const WAY_BACK = '[data-outcome] > button, [data-outcome] ~ div button';

/** The state of one form and its event handlers. The inputs stay uncontrolled. */
export function useEnquiry(kind: FormKind, service: Service) {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(formReducer, kind, initialState);
  // Not state: two submissions in one tick would both see the last render's.
  const isBusy = useRef(false);
  // Cleared after sending, and not typed in since.
  const isCleared = useRef(false);
  const lastReference = useRef({ words: '', reference: '' });

  /** An enquiry that is sent again keeps its reference. */
  function referenceFor(draft: Draft): string {
    const words = JSON.stringify(draft);
    if (lastReference.current.words !== words) {
      lastReference.current = { words, reference: newReference() };
    }
    return lastReference.current.reference;
  }

  const readFields = useCallback((): Draft => {
    const draft = form.current ? readDraft(kind, form.current) : {};
    dispatch({ type: 'input', draft });
    return draft;
  }, [kind]);

  /** Saves what is in the fields, against an accidental reload. */
  const saveFields = useCallback(() => {
    const draft = readFields();
    if (isBlank(draft)) deleteDraft(kind);
    else saveDraft(kind, draft);
  }, [kind, readFields]);

  useEffect(() => {
    if (!form.current) return;
    const saved = loadDraft(kind);
    if (saved && isBlank(readDraft(kind, form.current))) fillForm(form.current, saved);
    dispatch({ type: 'hydrate', draft: readDraft(kind, form.current) });
  }, [kind]);

  // No transition: React would delay every other one on the page until this has ended.
  async function send(sentForm: HTMLFormElement, sent: Draft) {
    if (isBusy.current) return;
    isBusy.current = true;
    dispatch({ type: 'send' });
    const context = readContextFields(sentForm);
    const delivery = await deliver(sentForm, service, referenceFor(sent));
    isBusy.current = false;
    log(kind, delivery);
    if (delivery.kind === 'sent') {
      deleteDraft(kind);
      // The same words on another day are another enquiry.
      lastReference.current = { words: '', reference: '' };
    }
    // The contact form is cleared both times (specification, section 8); the outcome has the draft.
    if (delivery.kind === 'sent' || kind === 'contact') {
      sentForm.reset();
      isCleared.current = true;
    }
    const draft = readDraft(kind, sentForm);
    if (delivery.kind === 'sent') {
      dispatch({ type: 'sent', sent, context, reference: delivery.reference, draft });
    } else {
      dispatch({ type: 'failed', sent, reason: delivery.reason, draft });
    }
  }

  // After the messages are in the page, so that the first is read out with its field.
  useEffect(() => {
    const first = Object.keys(state.submitErrors)[0];
    const control = first && form.current && controlOf(form.current, first);
    if (!control) return;
    const group = control.closest('details');
    if (group) group.open = true;
    control.focus();
  }, [state.submitErrors]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A half-typed date fires no event.
    const draft = readFields();
    // A second tap on Send, after the answer, means the enquiry that has just been sent, or failed.
    if (isCleared.current && isBlank(draft) && state.outcome.kind !== 'idle') {
      if (state.outcome.kind === 'failed')
        event.currentTarget.querySelector<HTMLElement>(WAY_BACK)?.focus();
      return;
    }
    saveDraft(kind, draft);
    const errors = findErrors(kind, draft);
    dispatch({ type: 'submit', errors });
    if (Object.keys(errors).length === 0) void send(event.currentTarget, draft);
  }

  function handleInput() {
    isCleared.current = false;
    saveFields();
  }

  /** Fills fields as the guest would, and focuses the first. */
  function fillFields(draft: Draft) {
    if (!form.current) return;
    fillForm(form.current, draft);
    handleInput();
    controlOf(form.current, Object.keys(draft)[0] ?? '')?.focus();
  }

  /**
   * Puts a draft back into the fields; their contents become a saved draft.
   * @param reference under which it was sent before: unchanged, it is the same enquiry.
   */
  function restoreDraft(draft: Draft, reference?: string) {
    dispatch({ type: 'restore', restored: draft, replaced: readFields() });
    fillFields(draft);
    if (reference) lastReference.current = { words: JSON.stringify(readFields()), reference };
  }

  return {
    form,
    state,
    saveFields,
    fillFields,
    restoreDraft,
    /** Ends the report of a failure, and forgets its draft. */
    dismissFailure: (draft: Draft) => dispatch({ type: 'dismiss', draft }),
    handleSubmit,
    handleInput,
    handleBlur: () => dispatch({ type: 'blur' }),
  };
}
