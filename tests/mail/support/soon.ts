import { vi } from 'vitest';

/** Waits until a check passes; long, for a busy machine must not fail what a free one passes. */
export function soon<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000, interval: 20 });
}
