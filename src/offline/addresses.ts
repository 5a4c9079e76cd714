/** Shown at any address while there is no connection. */
export const OFFLINE = '/offline';

/** Addresses that hold nothing worth keeping: answers to a form, and the page for no connection. */
const PASSING = ['/sent', '/not-sent', OFFLINE];

/**
 * The one address of a page, whatever way a host spells it: `/contact/`, `/contact.html` and
 * `/contact?room=…` are all `/contact`.
 */
export function routeAt(pathname: string): string {
  return pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';
}

/** Whether an address may be a page: no file, and nothing of the e-mail service. */
export function mayBePage(pathname: string): boolean {
  const isFile = /\.[^/]*$/.test(routeAt(pathname));
  return !isFile && !/^\/(?:api|healthz)(?:\/|$)/.test(pathname);
}

/** Whether an answer is the page that was asked for: one that has moved is answered with another. */
export function isSamePage(asked: string, answered: string): boolean {
  const [from, to] = [new URL(asked), new URL(answered || asked)];
  return from.origin === to.origin && routeAt(from.pathname) === routeAt(to.pathname);
}

/** Whether a page that was seen is kept. */
export const isLasting = (pathname: string) => !PASSING.includes(routeAt(pathname));

/** Files whose names change with their content: kept once, they are never out of date. */
export const isHashed = (pathname: string) =>
  /^\/(?:(?:_astro|fonts)\/|logo\.[\da-f]+\.)/.test(pathname);
