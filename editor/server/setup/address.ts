import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Readable } from 'node:stream';
import { BUILD_ID_FILE } from '../../../build/buildId.ts';
import { ENCRYPTION_ERROR } from '../../../lib/errors.ts';
import { beginningOf } from '../../../lib/responses.ts';
import { EXAMPLE_HOST } from '../../../src/content/launch/facts.ts';
import type { AddressCheck, AddressFinding } from '../../model/setup.ts';
import { setupWords } from '../../setupWords.ts';
import { HttpError } from '../http/httpError.ts';

/** Time limit for an answer, in milliseconds. */
const TIMEOUT = 10_000;
/** Characters of an answer to read: the file we look for is short. */
const MAX_LENGTH = 2_000;

const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/;

/**
 * The origin that somebody means by an address, such as `https://my-inn.in` for `My-Inn.in/`.
 * @throws HttpError 422 with a sentence about what to type
 */
export function originFrom(typed: string): string {
  const plain = typed.trim().replace(/^[a-z]+:\/+/i, '');
  if (plain.includes('@')) throw new HttpError(422, setupWords.address.isMail);
  const host = URL.parse(`https://${plain.replace(/[/?#].*$/, '')}`);
  const name = host?.hostname.replace(/\.$/, '') ?? '';
  // Browsers accept characters in a name that certificates, sitemaps and server settings do not.
  if (host?.port || isIP(name) || !DOMAIN.test(name)) {
    throw new HttpError(422, setupWords.address.noName);
  }
  if (EXAMPLE_HOST.test(name)) throw new HttpError(422, setupWords.address.isExample);
  return `https://${name}`;
}

const PRIVATE =
  /^(?:0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1?$|f[cd]|fe[89ab])/i;
export const isPrivate = (address: string) => PRIVATE.test(address.replace(/^::ffff:/i, ''));

/** This machine's public addresses; none if the system does not list them, as in some sandboxes. */
export function ownAddresses(interfaces = networkInterfaces): string[] {
  try {
    return Object.values(interfaces())
      .flatMap((all) => all ?? [])
      .map(({ address }) => address)
      .filter((address) => !isPrivate(address));
  } catch {
    return [];
  }
}

/** Access to the network, replaced in tests. */
export interface Network {
  /** The addresses of a name; rejects if there is none. */
  resolve: (name: string) => Promise<string[]>;
  /**
   * Requests a page from one of these addresses, because the name may lead elsewhere the next time. Follows no
   * redirect.
   */
  fetch: (url: string, addresses: readonly string[]) => Promise<Response>;
  own: () => string[];
}

async function fetchFrom(url: string, addresses: readonly string[]): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  const lookup: LookupFunction = (_name, _options, found) => found(null, known);
  const headers = { 'Cache-Control': 'no-cache', 'User-Agent': 'node' };
  const signal = AbortSignal.timeout(TIMEOUT);
  get(url, { headers, lookup, signal, agent: false }, resolve).on('error', reject);
  const answer = await promise;
  const {
    statusCode: status = 0,
    headers: { location },
  } = answer;
  const body = Readable.toWeb(answer) as ReadableStream;
  return new Response(body, { status, ...(location && { headers: { location } }) });
}

export const network: Network = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  fetch: fetchFrom,
  own: () => ownAddresses(),
};

/** The content hash in a site's `build.json`; undefined for any other site. */
function contentIn(text: string): string | undefined {
  try {
    const { content } = Object(JSON.parse(text));
    return typeof content === 'string' && /^[\w-]{22}$/.test(content) ? content : undefined;
  } catch {
    return undefined;
  }
}

type Found = Pick<AddressCheck, 'finding' | 'to'>;

async function ask(
  origin: string,
  addresses: readonly string[],
  ours: ReadonlySet<string>,
  { fetch }: Network,
): Promise<Found> {
  try {
    const response = await fetch(`${origin}/${BUILD_ID_FILE}?${Date.now()}`, addresses);
    const leads = URL.parse(response.headers.get('location') ?? '', origin);
    if (response.status >= 300 && response.status < 400 && leads && leads.origin !== origin) {
      await response.body?.cancel();
      return { finding: 'redirect', to: leads.origin };
    }
    const content = contentIn(await beginningOf(response, MAX_LENGTH));
    if (!response.ok || content === undefined) return { finding: 'other' };
    return { finding: ours.has(content) ? 'ours' : 'older' };
  } catch (error) {
    const { code = '' } = error as { code?: string };
    return { finding: ENCRYPTION_ERROR.test(code) ? 'insecure' : 'silent' };
  }
}

/** Findings that the person who manages the domain name must fix. */
const NEEDS_DNS: readonly AddressFinding[] = ['nowhere', 'private', 'silent', 'other'];

/**
 * Finds out where an address leads: resolves its name, then requests the site's `build.json`.
 * @param ours the ids of this site's content, now and in its builds
 */
export async function checkAddress(
  origin: string,
  ours: ReadonlySet<string>,
  net: Network = network,
): Promise<AddressCheck> {
  const { hostname } = new URL(origin);
  const found = await net.resolve(hostname).catch(() => []);
  const own = net.own();
  const isHere = found.some((address) => own.includes(address));
  const answer = async (): Promise<Found> => {
    if (found.length === 0) return { finding: 'nowhere' };
    if (found.some(isPrivate)) return { finding: 'private' };
    return ask(origin, found, ours, net);
  };
  const result = await answer();
  const needsDns = NEEDS_DNS.includes(result.finding) && !isHere;
  return {
    origin,
    ...result,
    isHere,
    ...(needsDns && { card: setupWords.cards.dns(hostname, own) }),
  };
}
