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

/** In place of what the browser cannot read, such as half a date, whose value is empty. */
const UNREADABLE = '?';

/** Reads the guest's own fields, and no hidden ones. */
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

/** What a draft was before: without it a reload would make the same enquiry another one. */
export interface Origin {
  /** The queued enquiry that it was: what is sent takes its place. */
  replaced?: Draft;
  /** The guest has looked at that one, or changes it: offered too, it would undo the change. */
  isInHand?: boolean;
  /** The page that it was written on, if that may be another one. */
  writtenOn?: WrittenOn;
  /** Under which it was sent, word for word; it may have arrived without an answer. */
  reference?: string;
}

const storageKey = (kind: FormKind): string => `draft:${kind}`;

/** Saves a draft for this tab, against an accidental reload. */
export function saveDraft(kind: FormKind, draft: Draft, origin: Origin): void {
  // One record, so that they are deleted together. No field has this name.
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
  const replaced: Draft = Object(origin.replaced);
  const isChanged = !isWithin(saved, replaced) || !isWithin(replaced, saved);
  return { ...origin, isInHand: isInHand && isChanged };
}
