import type { Draft } from '../contract/forms.ts';
import { controlOf } from '../form/drafts.ts';
import { deleteText, loadJson, saveText } from '../form/tabStorage.ts';

/** The storage key of the values that we filled in last, to tell them from what a guest typed. */
const PREFILLED = 'prefilled';

const loadPrefilled = (): Record<string, unknown> => ({ ...Object(loadJson(PREFILLED)) });

function savePrefilled(values: Record<string, unknown>): void {
  if (Object.keys(values).length > 0) saveText(PREFILLED, JSON.stringify(values));
  else deleteText(PREFILLED);
}

/**
 * Fills fields with what the guest chose elsewhere. Keeps what the guest typed here, and does not refill a
 * field that the guest has emptied.
 */
export function prefill(form: HTMLFormElement, values: Draft): void {
  const prefilled = loadPrefilled();
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    if (!control || !value || prefilled[name] === value) continue;
    if (control.value && control.value !== prefilled[name]) continue;
    control.value = value;
    savePrefilled(Object.assign(prefilled, { [name]: value }));
  }
}

/** Empties fields that we filled in; keeps what a guest typed. */
export function withdraw(form: HTMLFormElement, names: readonly string[]): void {
  const prefilled = loadPrefilled();
  for (const name of names) {
    const control = controlOf(form, name);
    if (!(name in prefilled)) continue;
    if (control && control.value === prefilled[name]) control.value = '';
    delete prefilled[name];
    savePrefilled(prefilled);
  }
}
