/**
 * The service worker: caches what a guest has seen, for use offline. Pages come from the network
 * whenever it responds, with any status; forms are never intercepted.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { enable } from 'workbox-navigation-preload';
import { addPlugins, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isHashed, isLasting, isSamePage, mayBePage, OFFLINE, routeAt } from './addresses.ts';
import { shown, stamped, titleOf, whole, withPages } from './cachedPage.ts';
import { type LastingEvent, worker } from './scope.ts';

declare const __RELEASE__: string;
declare const __ENTRIES__: PrecacheEntry[];

const PAGES = 'pages-';
const current = PAGES + __RELEASE__;
const DAY = 24 * 3600;
const matchOptions = { ignoreVary: true };
/** About 0.5 MB and 6 MB of this site. */
const pageBounds = { maxEntries: 40, maxAgeSeconds: 30 * DAY };
const fileBounds = { maxEntries: 120, maxAgeSeconds: 60 * DAY };

/** The plugin's types predate `exactOptionalPropertyTypes`. */
const expiring = (bounds: typeof pageBounds) =>
  new ExpirationPlugin({ ...bounds, matchOptions, purgeOnQuotaError: true }) as WorkboxPlugin;

const keyOf = ({ url }: Request) => {
  const { origin, pathname } = new URL(url);
  return origin + routeAt(pathname);
};

const pageIn = (request: Request, response: Response) =>
  isSamePage(request.url, response.url) ? stamped(response) : undefined;

const keepFile = {
  cacheWillUpdate: async ({ response }: { response: Response }) => whole(response) ?? null,
};
const keepPage = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => keyOf(request),
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    (isLasting(new URL(request.url).pathname) && pageIn(request, response)) || null,
};
const fileText = async (address: string) => (await matchPrecache(address))?.text();
const showPage = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse && shown(cachedResponse, fileText),
  // Check the cache here first: Firefox resolves a failed preload with an error response, which
  // NetworkFirst takes for the network's.
  handlerDidError: async ({ request }: { request: Request }) => {
    const seen = await (await caches.open(current)).match(keyOf(request), matchOptions);
    const copy = seen ?? (await matchPrecache(keyOf(request)));
    return copy ? shown(copy, fileText) : noConnection();
  },
};

/** The offline page, with links to all cached pages. */
async function noConnection(): Promise<Response | undefined> {
  const page = await matchPrecache(OFFLINE);
  const cache = await caches.open(current);
  const always = __ENTRIES__.filter(({ url, revision }) => revision && url !== OFFLINE);
  const there = [
    ...always.map(({ url }) => [url, matchPrecache(url)] as const),
    ...(await cache.keys()).map((seen) => [seen.url, cache.match(seen, matchOptions)] as const),
  ];
  const links = there.map(async ([url, copy]) => ({
    href: new URL(url, location.origin).pathname,
    title: titleOf((await (await copy)?.text()) ?? ''),
  }));
  const once = new Map((await Promise.all(links)).map((link) => [link.href, link]));
  return page && new Response(withPages(await page.text(), [...once.values()]), page);
}

const pages = new NetworkFirst({
  cacheName: current,
  matchOptions,
  plugins: [keepPage, expiring(pageBounds), showPage],
});
const files = new CacheFirst({
  cacheName: 'files',
  matchOptions,
  plugins: [keepFile, expiring(fileBounds)],
});

addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) =>
      (isHashed(new URL(request.url).pathname) ? whole(response) : pageIn(request, response)) ??
      null,
  },
]);
precache(__ENTRIES__);

registerRoute(
  // The page sends a message to cache what it loaded before the worker existed.
  ({ event, request, sameOrigin, url }) =>
    sameOrigin &&
    mayBePage(url.pathname) &&
    (request.mode === 'navigate' || event.type === 'message'),
  pages,
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isHashed(url.pathname),
  async (options) => (await matchPrecache(options.request)) ?? files.handle(options),
);

const oldCacheNames = async () =>
  (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== current);

/** Caches this release's versions of the pages seen in the last one. */
async function seeAgain(event: LastingEvent): Promise<void> {
  for (const name of await oldCacheNames()) {
    const seen = await (await caches.open(name)).keys();
    const again = seen.map(({ url }) =>
      pages.handle({ event, request: new Request(url, { cache: 'no-cache' }) }),
    );
    await Promise.allSettled(again);
  }
}

async function deleteOldCaches(): Promise<void> {
  for (const name of await oldCacheNames()) {
    await caches.delete(name);
    await new CacheExpiration(name, pageBounds).delete();
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(seeAgain(event).catch(() => undefined));
  // Replace the old worker at once: pages come from the network anyway.
  void worker.skipWaiting();
});
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));
// Ignore a full disk: the guest has the page.
worker.addEventListener('unhandledrejection', (event) => {
  if ((event.reason as Error | undefined)?.name === 'QuotaExceededError') event.preventDefault();
});
enable();
clientsClaim();
