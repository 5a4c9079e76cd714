/** A built site's URL paths, and redirects for near misses. */

import { plainPath } from '../lib/paths.ts';

// Served only with their own status, never as a page with 200.
const STATUS_PAGES = ['/404', '/500'];

/** The route of a built HTML file (`/about.html` → `/about`); undefined for other files. */
export function routeOf(filePath: string): string | undefined {
  if (!filePath.endsWith('.html')) return undefined;
  const route = filePath.replace(/(?:\/index)?\.html$/, '') || '/';
  return STATUS_PAGES.includes(route) ? undefined : route;
}

/**
 * Finds the route that a path means despite case, extra slashes, `.html` or `/index`.
 * @param redirects old addresses and their routes; pages take precedence
 * @returns a function from a decoded path to its route, or undefined
 */
export function routeFinder(
  routes: Iterable<string>,
  redirects: ReadonlyMap<string, string> = new Map(),
): (path: string) => string | undefined {
  const byLowerCase = new Map(
    [...redirects, ...[...routes].map((route) => [route, route] as const)].map(([from, to]) => [
      plainPath(from),
      to,
    ]),
  );
  return (path) => byLowerCase.get(plainPath(path));
}

/**
 * The redirects that a static host needs. None are for trailing slashes or `.html`: Netlify and Cloudflare
 * Pages handle these themselves, and a rule for a slash loops on Netlify.
 */
export function writtenRedirects(
  routes: readonly string[],
  redirects: ReadonlyMap<string, string> = new Map(),
): { from: string; to: string }[] {
  const find = routeFinder(routes, redirects);
  // Cloudflare Pages distinguishes /old from /old/; neither is a page, so no redirect can loop.
  const old = [...redirects.keys()].flatMap((from) => [from, from.replace(/(?<=.)\/$/, '')]);
  const sources = [...old, ...[...routes, ...old].map((at) => at.toLowerCase())];
  return [...new Set(sources)].flatMap((from) => {
    const to = find(from);
    return to === undefined || to === from ? [] : [{ from, to }];
  });
}

/** Parses a `_redirects` file into a map from old to new addresses. */
export function readRedirects(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [from, to] = line.split(' ');
      return from && to ? [[from, to] as const] : [];
    }),
  );
}
