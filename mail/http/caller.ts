import { isIPv6, SocketAddress } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export interface Bindings {
  Bindings: HttpBindings;
}

type Caller = Context<Bindings>;

/** The address in its canonical form, without the port that some proxies report. */
function addressIn(text: string): string {
  const { address } = SocketAddress.parse(isIPv6(text) ? `[${text}]` : text) ?? { address: text };
  return address.replace(/^::ffff:(?=.*\.)/, '');
}

/** The key for rate limits: of an IPv6 address only the /64, which a household shares. */
function subscriberOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  // "::" stands for the missing groups, which are zeros.
  while (tail !== undefined && groups.length < 4) groups.push('0');
  return groups.slice(0, 4).join(':');
}

/**
 * The caller's address, for rate limits only. A proxy appends the address it saw to X-Forwarded-For:
 * only the last entry can be trusted.
 */
export function callerOf(c: Caller, trustProxy: boolean): string {
  const reported = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
  return subscriberOf(addressIn(reported || c.env.incoming.socket.remoteAddress || 'unknown'));
}

/** Whether the caller uses TLS, according to a trusted proxy. */
export function isSecure(c: Caller, trustProxy: boolean): boolean {
  return trustProxy && c.req.header('x-forwarded-proto') === 'https';
}

export type Provenance = 'own' | 'allowed' | 'unknown' | 'foreign';

/** Whose page a post comes from. Browsers send the page's origin; other programs send none. */
export function provenanceOf(c: Caller, siteOrigins: readonly string[]): Provenance {
  const origin = c.req.header('origin');
  if (origin === undefined || c.req.header('sec-fetch-site') === 'same-origin') return 'own';
  // "null": the page hides its origin, perhaps because of a privacy tool.
  if (origin === 'null') return 'unknown';
  if (URL.parse(origin)?.host === c.req.header('host')) return 'own';
  return siteOrigins.includes(origin) ? 'allowed' : 'foreign';
}

/** Whether the browser shows the answer as a page: the form was sent without JavaScript. */
export function wantsPage(c: Caller): boolean {
  // Navigations accept text/html by name; fetch() accepts */*.
  const isPageRequest = c.req.header('accept')?.includes('text/html') ?? false;
  return isPageRequest || c.req.header('sec-fetch-mode') === 'navigate';
}
