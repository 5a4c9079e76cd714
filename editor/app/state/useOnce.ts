import { useRef, useState } from 'react';

/**
 * Runs work that a button starts, one run at a time: ignores a second press, which would repeat what the first is
 * doing and be reported as a failure.
 * @returns whether any runs, and a function that runs work; `what` tells apart things that may run together
 */
export function useOnce() {
  const running = useRef(new Set<unknown>());
  const [isBusy, setBusy] = useState(false);
  const once = async (work: () => Promise<void>, what?: unknown) => {
    if (running.current.has(what)) return;
    running.current.add(what);
    setBusy(true);
    try {
      await work();
    } finally {
      running.current.delete(what);
      setBusy(running.current.size > 0);
    }
  };
  return [isBusy, once] as const;
}
