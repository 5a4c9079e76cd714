/**
 * Small things kept on the guest's own device, in this tab only. Storage can be switched off or
 * full: then nothing is remembered, and nothing breaks. What outlives the tab is in `unsent.ts`, which
 * every page has and which is kept apart for its bytes.
 */

function quietly<Value>(task: () => Value): Value | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

/** @returns what was kept under this key; undefined when there is nothing, or no storage. */
export const recall = (key: string): string | undefined =>
  quietly(() => sessionStorage.getItem(key)) ?? undefined;

/** @returns what was kept under this key as JSON; undefined where none is that can be read. */
export const recallJson = (key: string): unknown =>
  quietly(() => JSON.parse(recall(key) ?? 'null')) ?? undefined;

/** Keeps a text under this key. */
export const remember = (key: string, text: string): void =>
  quietly(() => sessionStorage.setItem(key, text));

/** Keeps nothing under this key any more. */
export const forget = (key: string): void => quietly(() => sessionStorage.removeItem(key));
