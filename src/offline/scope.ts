/** An event that a service worker's life can be held open for. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/**
 * What our workers use of `ServiceWorkerGlobalScope`. TypeScript's own library for workers and the
 * one for pages, which all else here is checked with, cannot be had together.
 */
interface WorkerScope {
  addEventListener(kind: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(
    kind: 'unhandledrejection',
    listener: (event: PromiseRejectionEvent) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { unregister(): Promise<boolean> };
}

export const worker = globalThis as unknown as WorkerScope;
