/** Which URL paths a built site has, and which near misses lead to them. */

// Answered with their own status only, never as a page with 200.
const STATUS_PAGES = ['/404', '/500'];

/** The route of an HTML file of the build (`/about.html` → `/about`), if it is one. */
export function routeOf(filePath: string): string | undefined {
  if (!filePath.endsWith('.html')) return undefined;
  const route = filePath.replace(/(?:\/index)?\.html$/, '') || '/';
  return STATUS_PAGES.includes(route) ? undefined : route;
}

/** An address without what a guest may type too much of: slashes, `.html` or `/index` at the end. */
function plainPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/(?:\.html|\/index|\/index\.html)$/, '');
  return plain || '/';
}

/**
 * Finds the route that was meant: another case, slashes too many, `.html` or `/index` at the end.
 * @param former old addresses, each with the route that answers for it; a page goes before them
 * @returns a function from a decoded path to that route; undefined when there is none.
 */
export function routeFinder(
  routes: Iterable<string>,
  former: ReadonlyMap<string, string> = new Map(),
): (path: string) => string | undefined {
  const byLowerCase = new Map(
    [...former, ...[...routes].map((route) => [route, route] as const)].map(([from, to]) => [
      plainPath(from),
      to,
    ]),
  );
  return (path) => byLowerCase.get(plainPath(path));
}

/**
 * The redirects a static host needs in writing. Slashes and `.html` are not among them: Netlify
 * and Cloudflare Pages see to those themselves, and a rule for a slash loops on Netlify.
 */
export function writtenRedirects(
  routes: readonly string[],
  former: ReadonlyMap<string, string> = new Map(),
): { from: string; to: string }[] {
  const find = routeFinder(routes, former);
  // Cloudflare Pages tells /old from /old/; neither is a page, so no host can go round in a circle.
  const old = [...former.keys()].flatMap((from) => [from, from.replace(/(?<=.)\/$/, '')]);
  const asked = [...old, ...[...routes, ...old].map((at) => at.toLowerCase())];
  return [...new Set(asked)].flatMap((from) => {
    const to = find(from);
    return to === undefined || to === from ? [] : [{ from, to }];
  });
}

/** What a `_redirects` file says, from old address to new. */
export function readRedirects(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [from, to] = line.split(' ');
      return from && to ? [[from, to] as const] : [];
    }),
  );
}
