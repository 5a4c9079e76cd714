import { type Draft, FORMS, type FormKind } from '../contract/forms.ts';
import { deleteText, loadJson, saveText } from './tabStorage.ts';
import type { WrittenOn } from './writtenOn.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The control of a form by its field's name. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
    ? found
    : undefined;
}

/** Stands for input that the browser cannot parse, such as half a date, whose value is empty. */
const UNREADABLE = '?';

/** Reads the guest's own fields, but not the hidden ones. */
export function readDraft(kind: FormKind, form: HTMLFormElement): Draft {
  // FormData replaces lone surrogates, which no link could contain.
  const typed = new FormData(form);
  const read = (name: string) =>
    controlOf(form, name)?.validity.badInput ? UNREADABLE : String(typed.get(name) ?? '');
  return Object.fromEntries(FORMS[kind].map(({ name }) => [name, read(name)]));
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

/** @returns whether nothing in `part` would be lost if `whole` replaced it. */
export function isWithin(part: Draft, whole: Draft): boolean {
  return Object.entries(part).every(([name, typed]) => typed === '' || typed === whole[name]);
}

/** What tells an enquiry from others: the same words about another room are another one. */
export const identityOf = (draft: Draft, context: string): Draft => ({ ...draft, asked: context });

/** A draft's history, saved with it so that it remains the same enquiry after a reload. */
export interface Origin {
  /** The queued enquiry that it replaces once it is sent ({@link identityOf}). */
  replaced?: Draft;
  /** Whether the guest has restored or changed that one: offering it again would undo the change. */
  isInHand?: boolean;
  /** The page that it was written on, if that may not be this one. */
  writtenOn?: WrittenOn;
  /** The reference under which exactly this text was sent; it may have arrived without an answer. */
  reference?: string;
}

const storageKey = (kind: FormKind): string => `draft:${kind}`;

/** Saves a draft for this tab, in case of an accidental reload. */
export function saveDraft(kind: FormKind, draft: Draft, origin: Origin): void {
  // One record, so that draft and origin are deleted together. No field is named `origin`.
  saveText(storageKey(kind), JSON.stringify({ ...draft, origin }));
}

export function deleteDraft(kind: FormKind): void {
  deleteText(storageKey(kind));
}

/** @returns the saved draft; undefined when there is none or it cannot be read. */
export function loadDraft(kind: FormKind): Draft | undefined {
  const saved = loadJson(storageKey(kind));
  if (typeof saved !== 'object' || saved === null) return undefined;
  const typed = Object.entries(saved).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(typed);
}

/** @returns the saved draft's origin; empty when there is none, as in drafts of earlier releases. */
export function loadOrigin(kind: FormKind): Origin {
  const saved = loadDraft(kind) ?? {};
  const origin: Origin = { ...Object(Object(loadJson(storageKey(kind))).origin) };
  const { isInHand = false } = origin;
  const { asked: _, ...replaced }: Draft = Object(origin.replaced);
  const isChanged = !isWithin(saved, replaced) || !isWithin(replaced, saved);
  return { ...origin, isInHand: isInHand && isChanged };
}
