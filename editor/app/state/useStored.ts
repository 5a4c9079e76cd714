import { useCallback, useState } from 'react';

function stored<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * State in session storage, because phones may reload a tab after a switch to another app. Not for secrets.
 * @returns the value, its setter, and a function that deletes the stored copy but not the value
 */
export function useStored<Value>(
  key: string,
  initial: Value,
): [value: Value, set: (value: Value) => void, forget: () => void] {
  const [value, setValue] = useState<Value>(() => stored<Value>(key) ?? initial);
  const set = useCallback(
    (next: Value) => {
      setValue(next);
      try {
        sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // The browser stores nothing; the state of this page remains.
      }
    },
    [key],
  );
  const forget = useCallback(() => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // The browser stores nothing, so there is nothing to delete.
    }
  }, [key]);
  return [value, set, forget];
}
