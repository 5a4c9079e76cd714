/** Replaces the worker in builds with OFFLINE_COPY=0: deletes all caches and unregisters itself. */
import { worker } from './scope.ts';

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await worker.registration.unregister();
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(leave()));
