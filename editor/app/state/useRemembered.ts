import { useState } from 'react';

const PREFIX = 'editor:';

function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** A choice kept in local storage or, if that is unavailable, in memory. */
export function useRemembered<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): [Choice, (choice: Choice) => void] {
  const [chosen, setChosen] = useState(() => choices.find((one) => one === read(name)) ?? fallback);
  return [
    chosen,
    (choice) => {
      setChosen(choice);
      try {
        localStorage.setItem(PREFIX + name, choice);
      } catch {
        // No storage, or it is full: the choice holds while the page is open.
      }
    },
  ];
}
