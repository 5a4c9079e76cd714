/** Pages in several languages: `/kn/contact` is `/contact` in Kannada. */

import { contextQuery } from '../src/enquiry/contract/context.ts';

const PREFIX = /^\/[a-z]{2,3}(?=\/|$)/;

/** The route of a page in any language, without the language. */
export const routeBehind = (path: string): string => path.replace(PREFIX, '') || '/';

/**
 * The room and guests in the address of the page that a guest comes from, if that is the same page in
 * another language. With JavaScript, the language switch adds them itself.
 * @param url the request's
 * @param referer its header
 * @returns a query to add to the address, or an empty string
 */
export function answersOf(url: string, referer: string | undefined): string {
  const [to, from] = [new URL(url), referer ? URL.parse(referer) : null];
  if (!from || from.host !== to.host || from.pathname === to.pathname || to.search) return '';
  if (routeBehind(from.pathname) !== routeBehind(to.pathname)) return '';
  const answers = contextQuery(from.search);
  return answers && `?${answers}`;
}

/**
 * Removes No-Vary-Search from a response unless it is a prefetch: Chromium would revalidate a page that
 * it has under another query, and `answersOf` would see the wrong address.
 * @param purpose the request's header Sec-Purpose
 */
export function forPrefetch(answer: Response, purpose: string | undefined): Response {
  if (!purpose?.includes('prefetch')) answer.headers.delete('No-Vary-Search');
  return answer;
}
