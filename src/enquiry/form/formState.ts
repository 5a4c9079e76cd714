import { type Draft, type FieldErrors, type FormKind, findErrors } from '../contract/forms.ts';
import type { FailureReason, Outcome } from '../contract/outcomes.ts';
import { findWarnings, immediateWarnings, type Warnings } from '../contract/warnings.ts';
import { isBlank, isWithin, type Origin } from './drafts.ts';

export interface FormState {
  kind: FormKind;
  /** The last two are hydrated: `resumed` if something was typed before hydration or a reload. */
  stage: 'served' | 'fresh' | 'resumed';
  /** The contents of the fields. */
  draft: Draft;
  origin: Origin;
  /** Errors when the form was last submitted. */
  submitErrors: FieldErrors;
  /** Warnings when the guest last left a field. */
  blurWarnings: Warnings;
  /** Unsent drafts that are no longer in the fields; the latest first. */
  savedDrafts: readonly Draft[];
  outcome: Outcome;
}

export type FormAction =
  | { type: 'hydrate' | 'input'; draft: Draft }
  | { type: 'origin'; origin: Origin }
  | { type: 'blur' }
  | { type: 'submit'; errors: FieldErrors }
  | { type: 'send' }
  /** `draft` is what the fields contain now, `context` the hidden fields that went with `sent`. */
  | { type: 'sent'; sent: Draft; context: Draft; reference: string; draft: Draft }
  | { type: 'failed'; sent: Draft; reason: FailureReason; draft: Draft }
  | { type: 'restore'; restored: Draft; replaced: Draft }
  /** The guest has dealt with what failed: deleted it, or has it back in the fields. */
  | { type: 'dismiss'; draft: Draft };

export const initialState = (kind: FormKind): FormState => ({
  kind,
  stage: 'served',
  draft: {},
  origin: {},
  submitErrors: {},
  blurWarnings: {},
  savedDrafts: [],
  outcome: { kind: 'idle' },
});

function without(drafts: readonly Draft[], draft: Draft): readonly Draft[] {
  return drafts.filter((one) => !isWithin(one, draft));
}

/** Swaps a saved draft with what was in the fields, so that neither is lost. */
function swapDrafts(drafts: readonly Draft[], restored: Draft, replaced: Draft): readonly Draft[] {
  const rest = without(drafts, restored);
  return isWithin(replaced, restored) ? rest : [...rest, replaced];
}

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'hydrate':
      return { ...state, draft: action.draft, stage: isBlank(action.draft) ? 'fresh' : 'resumed' };
    case 'input':
      return { ...state, draft: action.draft };
    case 'origin':
      return { ...state, origin: action.origin };
    case 'blur':
      return { ...state, blurWarnings: findWarnings(state.kind, state.draft) };
    case 'submit': {
      // Remove the thanks for the last enquiry, which would seem to be for this one.
      const isStale = state.outcome.kind === 'sent' && Object.keys(action.errors).length > 0;
      const outcome: Outcome = isStale ? { kind: 'idle' } : state.outcome;
      return { ...state, submitErrors: action.errors, outcome };
    }
    case 'send':
      return { ...state, outcome: { kind: 'sending' } };
    case 'sent': {
      const { sent, context, reference, draft } = action;
      const savedDrafts = without(state.savedDrafts, sent);
      const outcome: Outcome = { kind: 'sent', reference, draft: { ...sent, ...context } };
      return { ...state, draft, savedDrafts, outcome };
    }
    case 'failed': {
      const { sent, reason, draft } = action;
      // The contact form is cleared after a failure too; the booking form keeps its contents.
      const isCleared = state.kind === 'contact';
      const savedDrafts = isCleared
        ? [sent, ...without(state.savedDrafts, sent)]
        : state.savedDrafts;
      return { ...state, draft, savedDrafts, outcome: { kind: 'failed', reason, draft: sent } };
    }
    case 'restore':
      return {
        ...state,
        savedDrafts: swapDrafts(state.savedDrafts, action.restored, action.replaced),
      };
    case 'dismiss': {
      const { outcome } = state;
      const isOver = outcome.kind === 'failed' && isWithin(outcome.draft, action.draft);
      return {
        ...state,
        savedDrafts: without(state.savedDrafts, action.draft),
        outcome: isOver ? { kind: 'idle' } : outcome,
      };
    }
  }
}

/**
 * The shown messages whose cause remains. A field's new error or warning waits for the next
 * submission or blur, so that nobody is corrected in the middle of a word.
 */
function unresolved<Message>(
  shown: Readonly<Record<string, Message>>,
  current: Readonly<Record<string, Message>>,
): Readonly<Record<string, Message>> {
  return Object.fromEntries(
    Object.entries(shown).filter(([name, message]) => current[name] === message),
  );
}

/** The errors of the last submission that have not been corrected since. */
export function unresolvedErrors({ kind, draft, submitErrors }: FormState): FieldErrors {
  return unresolved(submitErrors, findErrors(kind, draft));
}

/** All warnings, and those to show now. */
export function warningsOf({ kind, draft, blurWarnings }: FormState) {
  const all = findWarnings(kind, draft);
  return { all, shown: { ...unresolved(blurWarnings, all), ...immediateWarnings(all) } };
}
