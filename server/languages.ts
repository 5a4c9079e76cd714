/** Pages in several languages: `/kn/contact` is `/contact` in Kannada. */

import { contextQuery } from '../src/enquiry/contract/context.ts';

const PREFIX = /^\/[a-z]{2,3}(?=\/|$)/;

/** The route of a page in any language, without the language. */
export const routeBehind = (path: string): string => path.replace(PREFIX, '') || '/';

/**
 * The enquiry's context (room and guests) in the address of the page that a guest comes from, if that is
 * the same page in another language. With JavaScript, the language switch passes the context on itself.
 * @param url the request's URL
 * @param referer the request's Referer header
 * @returns a query to add to the address, with its `?`; an empty string if there is no context
 */
export function contextOf(url: string, referer: string | undefined): string {
  const [to, from] = [new URL(url), referer ? URL.parse(referer) : null];
  if (!from || from.host !== to.host || from.pathname === to.pathname || to.search) return '';
  if (routeBehind(from.pathname) !== routeBehind(to.pathname)) return '';
  const query = contextQuery(from.search);
  return query && `?${query}`;
}

/**
 * Removes No-Vary-Search from a response, except to a prefetch: Chromium would revalidate a page that it
 * has cached under another query, and `contextOf` would see the wrong address.
 * @param purpose the request's Sec-Purpose header
 */
export function forPrefetch(answer: Response, purpose: string | undefined): Response {
  if (!purpose?.includes('prefetch')) answer.headers.delete('No-Vary-Search');
  return answer;
}
