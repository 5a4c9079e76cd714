/**
 * Texts saved in this tab's session storage. If storage is blocked or full, nothing is saved and nothing
 * throws.
 */

function ignoringErrors<Value>(task: () => Value): Value | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

/** @returns undefined when nothing is saved, or there is no storage. */
const loadText = (key: string): string | undefined =>
  ignoringErrors(() => sessionStorage.getItem(key)) ?? undefined;

/** @returns undefined when nothing is saved, or it is not JSON. */
export const loadJson = (key: string): unknown =>
  ignoringErrors(() => JSON.parse(loadText(key) ?? 'null')) ?? undefined;

export const saveText = (key: string, text: string): void =>
  ignoringErrors(() => sessionStorage.setItem(key, text));

export const deleteText = (key: string): void =>
  ignoringErrors(() => sessionStorage.removeItem(key));
