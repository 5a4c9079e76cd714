/**
 * Small things kept on the guest's own device: in this tab only, or beyond it. Storage can be switched
 * off or full: then nothing is remembered, and nothing breaks.
 */

/** `tab`: gone with the tab; `device`: there on another day as well. */
type Place = 'tab' | 'device';

// Asked for anew each time: where storage is switched off, naming it throws.
const storeAt = (place: Place) => (place === 'tab' ? sessionStorage : localStorage);

/** @returns what was kept under this key; undefined when there is nothing, or no storage. */
export function recall(key: string, place: Place = 'tab'): string | undefined {
  try {
    return storeAt(place).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under this key. @returns whether it is kept. */
export function remember(key: string, text: string, place: Place = 'tab'): boolean {
  try {
    storeAt(place).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Keeps nothing under this key any more. */
export function forget(key: string, place: Place = 'tab'): void {
  try {
    storeAt(place).removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** What a kept text holds as JSON; undefined for what is none. */
export function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The texts of a kept record by their names; whatever else stands in it is not ours. */
export function textsIn(kept: unknown): Record<string, string> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
}
