import type { Draft } from '../contract/forms.ts';
import { controlOf } from '../form/drafts.ts';
import { deleteText, loadJson, saveText } from '../form/tabStorage.ts';

/** Key in the tab's storage of what we filled in last, to tell it from a guest's own. */
const PREFILLED = 'prefilled';

const loadPrefilled = (): Record<string, unknown> => ({ ...Object(loadJson(PREFILLED)) });

function savePrefilled(values: Record<string, unknown>): void {
  if (Object.keys(values).length > 0) saveText(PREFILLED, JSON.stringify(values));
  else deleteText(PREFILLED);
}

/**
 * Fills fields with what the guest said elsewhere. What the guest typed here stays, and a field that
 * the guest emptied stays empty.
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

/** Empties fields that we filled in; a guest's own words stay. */
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
