import { vi } from 'vitest';

/**
 * Stands in for IntersectionObserver, with motion allowed.
 * @returns a function that reports visibility changes of the last observed element, all in one call
 */
export function stubVisibility(): (...changes: readonly boolean[]) => void {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return (...changes) => report(changes.map((isIntersecting) => ({ isIntersecting })));
}
