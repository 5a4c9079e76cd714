import { type Draft, FORMS, type FormKind } from '../contract/forms.ts';
import { forget, recallJson, remember } from './tabStorage.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The control of a form by its field's name. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
    ? found
    : undefined;
}

/** What stands in the form's fields now; nothing but the guest's own fields. */
export function readDraft(kind: FormKind, form: HTMLFormElement): Draft {
  // FormData mends half characters, which no link could carry.
  const typed = new FormData(form);
  return Object.fromEntries(FORMS[kind].map(({ name }) => [name, String(typed.get(name) ?? '')]));
}

/** Writes a draft into the form's fields. */
export function fillForm(form: HTMLFormElement, draft: Draft): void {
  for (const [name, typed] of Object.entries(draft)) {
    const control = controlOf(form, name);
    if (control) control.value = typed;
  }
}

/** @returns whether nothing has been typed. */
export function isBlank(draft: Draft): boolean {
  return Object.values(draft).every((typed) => typed === '');
}

/** @returns whether nothing in `part` would be lost if `whole` stood in its place. */
export function isWithin(part: Draft, whole: Draft): boolean {
  return Object.entries(part).every(([name, typed]) => typed === '' || typed === whole[name]);
}

const keyOf = (kind: FormKind): string => `draft:${kind}`;

/** Keeps a draft on the guest's own device, in this tab only, against an accidental reload. */
export function keepDraft(kind: FormKind, draft: Draft): void {
  remember(keyOf(kind), JSON.stringify(draft));
}

/** Forgets the kept draft: the enquiry is with the inn. */
export function forgetDraft(kind: FormKind): void {
  forget(keyOf(kind));
}

/** @returns the kept draft; undefined when there is none or it cannot be read. */
export function recallDraft(kind: FormKind): Draft | undefined {
  const kept = recallJson(keyOf(kind));
  if (typeof kept !== 'object' || kept === null) return undefined;
  const typed = Object.entries(kept).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(typed);
}
