/**
 * Small things kept on the guest's own device, in this tab only. Storage can be switched off or
 * full: then nothing is remembered, and nothing breaks.
 */

/** @returns what was kept under this key; undefined when there is nothing, or no storage. */
export function recall(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under this key. */
export function remember(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // See above.
  }
}
