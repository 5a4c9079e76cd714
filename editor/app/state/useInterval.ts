import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back again and again.
 * @param ms the time between two calls; undefined pauses them
 */
export function useInterval(callback: () => unknown, ms: number | undefined): void {
  const tick = useEffectEvent(() => void callback());
  useEffect(() => {
    if (ms === undefined) return;
    const timer = setInterval(() => tick(), ms);
    return () => clearInterval(timer);
  }, [ms]);
}
