/** An event that can extend a service worker's lifetime. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/**
 * The part of `ServiceWorkerGlobalScope` that the workers use. TypeScript's worker library cannot
 * be combined with the DOM library that the rest of the project uses.
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
