/**
 * Texts saved on the guest's device for this tab. Storage can be switched off or full: then nothing
 * is saved, and nothing breaks.
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

/** @returns undefined when nothing is saved that is JSON. */
export const loadJson = (key: string): unknown =>
  ignoringErrors(() => JSON.parse(loadText(key) ?? 'null')) ?? undefined;

export const saveText = (key: string, text: string): void =>
  ignoringErrors(() => sessionStorage.setItem(key, text));

export const deleteText = (key: string): void =>
  ignoringErrors(() => sessionStorage.removeItem(key));
