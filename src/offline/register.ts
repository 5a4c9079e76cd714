/**
 * Registers the service worker once the page is loaded and idle, but not for guests who save data,
 * on slow connections, or with little storage left.
 */

import type { Connection } from '../components/layout/speculation.ts';
import { isHashed } from './addresses.ts';

/** Bytes that must be free; the cache takes less than a third of it. */
const MIN_FREE_BYTES = 30_000_000;

const { connection } = navigator as Navigator & { connection?: Connection };

async function hasRoom(): Promise<boolean> {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  return quota - usage > MIN_FREE_BYTES;
}

/** What the page loaded before the worker existed, which the worker gets from the HTTP cache. */
function seen(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = files.filter((file) => isHashed(new URL(file).pathname));
  return [location.href, ...new Set(own)];
}

async function keepCopy() {
  const { serviceWorker } = navigator;
  if (!(await hasRoom())) return;
  const isWatched = serviceWorker.controller !== null;
  await serviceWorker.register('/sw.js');
  if (isWatched) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: seen() } });
}

const savesData = connection?.saveData || /2g$/.test(connection?.effectiveType ?? '');

function whenIdle() {
  // Ignore failures, for example in private windows: the site works without.
  const start = () => void keepCopy().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start);
  else setTimeout(start, 2000);
}

/** After the page's load event, also for prerendered pages. */
function whenLoaded() {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

if ('serviceWorker' in navigator && !savesData) {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', whenLoaded, { once: true });
  } else whenLoaded();
}
