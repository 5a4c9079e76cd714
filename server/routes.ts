/** Which URL paths a built site has, and which near misses lead to them. */

// Answered with their own status only, never as a page with 200.
const STATUS_PAGES = ['/404', '/500'];

/** The route of an HTML file of the build (`/about.html` → `/about`), if it is one. */
export function routeOf(filePath: string): string | undefined {
  if (!filePath.endsWith('.html')) return undefined;
  const route = filePath.replace(/(?:\/index)?\.html$/, '') || '/';
  return STATUS_PAGES.includes(route) ? undefined : route;
}

/**
 * Finds the route that was meant: another case, slashes too many, `.html` or `/index` at the end.
 * @returns a function from a decoded path to that route; undefined when there is none.
 */
export function routeFinder(routes: Iterable<string>): (path: string) => string | undefined {
  const byLowerCase = new Map([...routes].map((route) => [route.toLowerCase(), route]));
  return (path) => {
    const plain = path
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/\/$/, '')
      .replace(/(?:\.html|\/index|\/index\.html)$/, '');
    return byLowerCase.get(plain || '/');
  };
}

/**
 * The redirects a static host needs in writing. Slashes and `.html` are not among them: Netlify
 * and Cloudflare Pages see to those themselves, and a rule for a slash loops on Netlify.
 */
export function writtenRedirects(routes: readonly string[]): { from: string; to: string }[] {
  const find = routeFinder(routes);
  return routes
    .map((route) => route.toLowerCase())
    .flatMap((from) => {
      const to = find(from);
      return to === undefined || to === from ? [] : [{ from, to }];
    });
}
