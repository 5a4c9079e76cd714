import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { contextQuery, HIDDEN_CONTEXT } from '../contract/context.ts';
import { type Draft, type FormKind, findErrors } from '../contract/forms.ts';
import { hadNoNetwork } from '../contract/outcomes.ts';
import { newReference } from '../contract/reference.ts';
import type { Service } from '../contract/service.ts';
import { deliver } from './delivery.ts';
import {
  controlOf,
  deleteDraft,
  fillForm,
  identityOf,
  isBlank,
  isWithin,
  loadDraft,
  loadOrigin,
  type Origin,
  readDraft,
  saveDraft,
} from './drafts.ts';
import { type FormAction, formReducer, initialState } from './formState.ts';
import { readWrittenOn } from './writtenOn.ts';

/** The specification requires the home page's form to log its result. */
function log(kind: FormKind, delivery: Awaited<ReturnType<typeof deliver>>): void {
  if (kind !== 'booking') return;
  if (delivery.kind === 'sent') console.log('Enquiry sent.', delivery.response);
  else console.error('Enquiry not sent.', delivery.reason, delivery.cause);
}

/** The hidden context fields: the room, by the name that the guest reads, or the number of rooms. */
function readContextFields(form: HTMLFormElement): Draft {
  const read = (name: string) => {
    const field = controlOf(form, name);
    return field?.dataset['shown'] ?? field?.value ?? '';
  };
  return Object.fromEntries(HIDDEN_CONTEXT.map((name) => [name, read(name)]));
}

/** The button that restores a failed message, or the first button of the offline queue's notice. */
const RESTORE_BUTTON = '[data-outcome] > button, [data-outcome] ~ div button';

/** The state of one form and its event handlers. The inputs stay uncontrolled. */
export function useEnquiry(kind: FormKind, service: Service) {
  const form = useRef<HTMLFormElement>(null);
  const contextRead = useRef<Promise<void>>(undefined);
  const [state, setState] = useState(() => initialState(kind));
  // The state ahead of the render: two submissions in one tick would both see the last render's.
  const now = useRef(state);
  const dispatch = useCallback((action: FormAction) => {
    now.current = formReducer(now.current, action);
    setState(now.current);
  }, []);
  // Whether the fields were cleared after sending, and nothing has been typed since.
  const isCleared = useRef(false);
  const lastReference = useRef({ words: '', reference: '' });
  // The origins of drafts that are no longer in the fields.
  const origins = useRef(new WeakMap<Draft, Origin>());

  /** An unchanged enquiry that is sent again keeps its reference. */
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
  }, [kind, dispatch]);

  const setOrigin = useCallback(
    (origin: Origin) => dispatch({ type: 'origin', origin }),
    [dispatch],
  );

  /** Saves a draft with its origin. */
  const save = useCallback(
    (draft: Draft) => {
      const { words, reference } = lastReference.current;
      const isAgain = words === JSON.stringify(draft);
      setOrigin({ ...now.current.origin, reference: isAgain ? reference : '' });
      saveDraft(kind, draft, now.current.origin);
    },
    [kind, setOrigin],
  );

  const forget = useCallback(() => {
    setOrigin({});
    deleteDraft(kind);
  }, [kind, setOrigin]);

  /** Saves what is in the fields, in case of an accidental reload. While sending, the draft is what is sent. */
  const saveFields = useCallback(() => {
    if (now.current.outcome.kind === 'sending') return;
    const draft = readFields();
    if (isBlank(draft)) forget();
    else save(draft);
  }, [readFields, forget, save]);

  useEffect(() => {
    if (!form.current) return;
    const saved = loadDraft(kind);
    const typed = readDraft(kind, form.current);
    if (saved && isBlank(typed)) fillForm(form.current, saved);
    // Browsers also restore the fields after a reload.
    if (saved && (isBlank(typed) || isWithin(saved, typed))) {
      const found = loadOrigin(kind);
      setOrigin(found);
      if (found.reference) {
        lastReference.current = { words: JSON.stringify(saved), reference: found.reference };
      }
    }
    dispatch({ type: 'hydrate', draft: readDraft(kind, form.current) });
  }, [kind, dispatch, setOrigin]);

  // Not in a transition: React would delay all others on the page until it ends.
  async function send(sentForm: HTMLFormElement, sent: Draft) {
    if (now.current.outcome.kind === 'sending') return;
    dispatch({ type: 'send' });
    const reference = referenceFor(sent);
    setOrigin({ ...now.current.origin, writtenOn: readWrittenOn(sentForm) });
    save(sent);
    // On a slow network, the room's name may not have arrived yet.
    await contextRead.current;
    const context = readContextFields(sentForm);
    const delivery = await deliver(sentForm, service, reference);
    log(kind, delivery);
    if (delivery.kind === 'sent') {
      forget();
      // The same words on another day are another enquiry.
      lastReference.current = { words: '', reference: '' };
    } else {
      if (hadNoNetwork(delivery.reason)) {
        const replaced = identityOf(sent, contextQuery(location.search));
        setOrigin({ ...now.current.origin, replaced, isInHand: false });
      }
      save(sent);
      origins.current.set(sent, now.current.origin);
    }
    // Clear the contact form even after a failure (specification, section 8): the outcome has the draft.
    if (delivery.kind === 'sent' || kind === 'contact') {
      sentForm.reset();
      setOrigin({});
      isCleared.current = true;
    }
    const draft = readDraft(kind, sentForm);
    if (delivery.kind === 'sent') {
      dispatch({ type: 'sent', sent, context, reference: delivery.reference, draft });
    } else {
      dispatch({ type: 'failed', sent, reason: delivery.reason, draft });
    }
  }

  // Focus after the messages are rendered, so that screen readers announce the first with its field.
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
    // Read the fields again, because typing half a date fires no input event.
    const draft = readFields();
    // A second tap on Send after the outcome refers to the enquiry that was just sent or failed.
    if (isCleared.current && isBlank(draft) && state.outcome.kind !== 'idle') {
      if (state.outcome.kind === 'failed')
        event.currentTarget.querySelector<HTMLElement>(RESTORE_BUTTON)?.focus();
      return;
    }
    save(draft);
    const errors = findErrors(kind, draft);
    dispatch({ type: 'submit', errors });
    if (Object.keys(errors).length === 0) void send(event.currentTarget, draft);
  }

  function handleInput() {
    isCleared.current = false;
    if (now.current.origin.replaced) setOrigin({ ...now.current.origin, isInHand: true });
    saveFields();
  }

  /** Fills fields as the guest would, and focuses the first. */
  function fillFields(draft: Draft) {
    if (!form.current) return;
    fillForm(form.current, draft);
    handleInput();
    controlOf(form.current, Object.keys(draft)[0] ?? '')?.focus();
  }

  /** Puts a draft back into the fields; their contents become a saved draft. */
  function restoreDraft(draft: Draft, from: Origin = origins.current.get(draft) ?? {}) {
    const before = readFields();
    origins.current.set(before, now.current.origin);
    dispatch({ type: 'restore', restored: draft, replaced: before });
    setOrigin(from);
    fillFields(draft);
    const { reference } = from;
    if (!reference) return;
    lastReference.current = { words: JSON.stringify(readFields()), reference };
    saveFields();
  }

  return {
    form,
    /** Resolves once the form has the room and guests in the address; Send waits for it. */
    contextRead,
    state,
    /** The state ahead of the render. */
    now,
    setOrigin,
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
