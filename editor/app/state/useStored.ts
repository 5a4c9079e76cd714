import { useCallback, useState } from 'react';

function stored<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * A state that survives a reload of this tab: phones reload it after a look into another app. Not for
 * secrets.
 * @returns also a function that keeps the value for this page only
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
  const forget = useCallback(() => sessionStorage.removeItem(key), [key]);
  return [value, set, forget];
}
