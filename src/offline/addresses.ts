/** The page shown while offline. */
export const OFFLINE = '/offline';

/**
 * Pages not worth caching: results of a form, and the offline page itself. Does not import SENT_PAGE,
 * whose module would add weight to every page.
 */
const PASSING = ['/sent', '/not-sent', OFFLINE];

/**
 * A page's canonical path: `/contact/`, `/contact.html` and `/contact?room=…` are all `/contact`.
 */
export function routeAt(pathname: string): string {
  return pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';
}

/** Whether an address may be a page: neither a file nor part of the e-mail service. */
export function mayBePage(pathname: string): boolean {
  const isFile = /\.[^/]*$/.test(routeAt(pathname));
  return !isFile && !/^\/(?:api|healthz)(?:\/|$)/.test(pathname);
}

/** Whether a response is the requested page, and not the target of a redirect. */
export function isSamePage(requested: string, received: string): boolean {
  const [from, to] = [new URL(requested), new URL(received || requested)];
  return from.origin === to.origin && routeAt(from.pathname) === routeAt(to.pathname);
}

/** Whether to cache a visited page. @param route without its language */
export const isLasting = (route: string) => !PASSING.includes(routeAt(route));

/** Files whose names change with their content: they never go stale. */
export const isHashed = (pathname: string) =>
  /^\/(?:(?:_astro|fonts)\/|logo\.[\da-f]+\.)/.test(pathname);
