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
import {
  languageAt,
  type PageLink,
  shown,
  stamped,
  titleOf,
  whole,
  withPages,
  wordsOf,
} from './cachedPage.ts';
import { type LastingEvent, worker } from './scope.ts';

declare const __RELEASE__: string;
declare const __ENTRIES__: PrecacheEntry[];
/** What readers of each language need: pages, and the files that English pages lack. */
declare const __LANGUAGES__: Record<string, { pages: string[]; files: string[] }>;

const PAGES = 'pages-';
const current = PAGES + __RELEASE__;
const DAY = 24 * 3600;
const matchOptions = { ignoreVary: true };
/** For this site, about 0.5 MB of pages and 6 MB of files. */
const pageBounds = { maxEntries: 40, maxAgeSeconds: 30 * DAY };
const fileBounds = { maxEntries: 120, maxAgeSeconds: 60 * DAY };

/** The plugin's types predate `exactOptionalPropertyTypes`. */
const expiring = (bounds: typeof pageBounds) =>
  new ExpirationPlugin({ ...bounds, matchOptions, purgeOnQuotaError: true }) as WorkboxPlugin;

const cacheKey = ({ url }: Request) => {
  const { origin, pathname } = new URL(url);
  return origin + routeAt(pathname);
};

const pageIn = (request: Request, response: Response) =>
  isSamePage(request.url, response.url) ? stamped(response) : undefined;

const cacheFile = {
  cacheWillUpdate: async ({ response }: { response: Response }) => whole(response) ?? null,
};
const cachePage = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => cacheKey(request),
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    (isLasting(languageAt(new URL(request.url).pathname).english) && pageIn(request, response)) ||
    null,
  cacheDidUpdate: async ({ request, event }: { request: Request; event: LastingEvent }) => {
    const { code } = languageAt(routeAt(new URL(request.url).pathname));
    if (!languages.has(code)) languages.set(code, cacheLanguage(event, code));
    await languages.get(code);
  },
};
const fileText = async (address: string) => (await matchPrecache(address))?.text();
const showPage = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse && shown(cachedResponse, fileText),
  // Check the cache here first: Firefox resolves a failed preload with an error response, which
  // NetworkFirst takes for the network's.
  handlerDidError: async ({ request, event }: { request: Request; event: Event }) => {
    // Nobody waits for a page then, and the error ends the installation.
    if (event.type === 'install') return undefined;
    const seen = await (await caches.open(current)).match(cacheKey(request), matchOptions);
    const copy = seen ?? (await matchPrecache(cacheKey(request)));
    return copy ? shown(copy, fileText) : noConnection(request);
  },
};

/** The offline page in the language of the requested page, with links to all cached pages. */
async function noConnection({ url }: Request): Promise<Response | undefined> {
  const { code } = languageAt(routeAt(new URL(url).pathname));
  const cache = await caches.open(current);
  const own = code === 'en' ? undefined : await cache.match(`/${code}${OFFLINE}`, matchOptions);
  const page = own ?? (await matchPrecache(OFFLINE));
  const always = __ENTRIES__.filter(({ revision }) => revision);
  const there = [
    ...always.map((entry) => [entry.url, matchPrecache(entry.url)] as const),
    ...(await cache.keys()).map((seen) => [seen.url, cache.match(seen, matchOptions)] as const),
  ];
  const once = new Map<string, PageLink>();
  for (const [address, copy] of there) {
    const href = new URL(address, location.origin).pathname;
    const { code: other, english } = languageAt(href);
    // List a page that is cached in several languages once, in the requested language if possible.
    if (!isLasting(english) || (once.has(english) && other !== code)) continue;
    const html = (await (await copy)?.text()) ?? '';
    once.set(english, { href, title: titleOf(html), lang: wordsOf(html).lang });
  }
  return page && new Response(withPages(await page.text(), [...once.values()]), page);
}

const languages = new Map<string, Promise<void>>();

/** Caches what guests of a language need besides the pages that they read. */
async function cacheLanguage(event: LastingEvent, code: string): Promise<void> {
  const { pages: paths, files: addresses } = __LANGUAGES__[code] ?? { pages: [], files: [] };
  const cache = await caches.open(current);
  const work = [
    ...paths.map(async (path) => {
      const request = new Request(path);
      if (await cache.match(cacheKey(request), matchOptions)) return;
      const page = pageIn(request, await fetch(request));
      if (page) await cache.put(cacheKey(request), page);
    }),
    ...addresses.map((path) => files.handle({ event, request: new Request(path) })),
  ];
  // If anything failed, try again with the next page.
  if ((await Promise.allSettled(work)).some(({ status }) => status === 'rejected'))
    languages.delete(code);
}

const pages = new NetworkFirst({
  cacheName: current,
  matchOptions,
  plugins: [cachePage, expiring(pageBounds), showPage],
});
const files = new CacheFirst({
  cacheName: 'files',
  matchOptions,
  plugins: [cacheFile, expiring(fileBounds)],
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

/** Statuses of a page that the release no longer has. After any other error it may come back. */
const GONE = [404, 410];

/** Caches this release's versions of the pages seen in the last one. Rejects if the network or the host fails. */
async function seeAgain(event: LastingEvent): Promise<void> {
  const seePage = async ({ url }: Request) => {
    const request = new Request(url, { cache: 'no-cache' });
    const [{ ok, status }] = await Promise.all(pages.handleAll({ event, request }));
    if (!ok && !GONE.includes(status)) throw new Error(`${url}: ${status}`);
  };
  for (const name of await oldCacheNames()) {
    const seen = await (await caches.open(name)).keys();
    await Promise.all(seen.map(seePage));
  }
}

async function deleteOldCaches(): Promise<void> {
  for (const name of await oldCacheNames()) {
    await caches.delete(name);
    await new CacheExpiration(name, pageBounds).delete();
  }
}

worker.addEventListener('install', (event) => {
  // If it fails, the last release's worker stays with all that it saved, and the next visit tries again.
  event.waitUntil(seeAgain(event));
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
