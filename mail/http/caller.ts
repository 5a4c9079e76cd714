import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export interface Bindings {
  Bindings: HttpBindings;
}

type Caller = Context<Bindings>;

/** Which of an address's callers count as one: a household's IPv6 addresses share a /64. */
function subscriberOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  // An address is short of groups only where it is written "::", and then with zeros.
  while (tail !== undefined && groups.length < 4) groups.push('0');
  return groups.slice(0, 4).join(':');
}

/**
 * Who is calling, for rate limits only. A proxy appends the address it saw to X-Forwarded-For:
 * the last entry is its word, the ones before are anybody's.
 */
export function callerOf(c: Caller, trustProxy: boolean): string {
  const reported = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
  return subscriberOf(reported || c.env.incoming.socket.remoteAddress || 'unknown');
}

/** Whether the caller came over TLS, as far as the proxy in front is to be believed. */
export function isSecure(c: Caller, trustProxy: boolean): boolean {
  return trustProxy && c.req.header('x-forwarded-proto') === 'https';
}

export type Provenance = 'own' | 'allowed' | 'unknown' | 'foreign';

/** Where a post comes from; browsers state the page's origin, other programs nothing. */
export function provenanceOf(c: Caller, siteOrigins: readonly string[]): Provenance {
  const origin = c.req.header('origin');
  if (origin === undefined || c.req.header('sec-fetch-site') === 'same-origin') return 'own';
  // "null": a page that hides where it is; it may be a guest's privacy tool.
  if (origin === 'null') return 'unknown';
  if (URL.parse(origin)?.host === c.req.header('host')) return 'own';
  return siteOrigins.includes(origin) ? 'allowed' : 'foreign';
}

/** Whether the answer will be shown as a page: the form was sent without JavaScript. */
export function wantsPage(c: Caller): boolean {
  // Asked for by every navigation; fetch() asks for anything.
  const isPageRequest = c.req.header('accept')?.includes('text/html') ?? false;
  return isPageRequest || c.req.header('sec-fetch-mode') === 'navigate';
}
