import { vi } from 'vitest';

/** Waits until a check passes; generously, so that busy machines do not fail. */
export function soon<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000, interval: 20 });
}
