import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { Env } from '../../../lib/settings.ts';
import type { Mailbox } from '../../model/setup.ts';
import { setupWords } from '../../setupWords.ts';
import { HttpError } from '../http/httpError.ts';
import { isPrivate, type Network } from './address.ts';
import { mailboxIn } from './mailbox.ts';

/** Ports on which mail servers accept letters. */
const PORTS = [25, 465, 587, 2525];

/**
 * Guards against SSRF: allows only mail servers on the internet, because an editor that is open to other
 * machines must not reveal what answers in its own network. The server in the settings is allowed too.
 * @returns the address to connect to, because the name may lead elsewhere the next time; undefined for the
 * server in the settings
 * @throws HttpError 422
 */
export async function publicAddress(
  { host, port }: Mailbox,
  env: Env,
  { resolve }: Network,
): Promise<string | undefined> {
  const saved = mailboxIn(env);
  if (saved?.host === host && saved.port === port) return undefined;
  if (!PORTS.includes(port)) throw new HttpError(422, setupWords.otherPort);
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  if (addresses.some(isPrivate)) throw new HttpError(422, setupWords.privateServer);
  if (addresses.length === 0) throw new HttpError(422, setupWords.mailFailures.notFound);
  // The test tries no second address, and IPv6 may be broken here.
  return addresses.find(isIPv4) ?? addresses[0];
}

/** An SMTP URL that leads to this address; the certificate must still be for the name. */
export function urlAt(smtpUrl: string, address: string): string {
  const url = new URL(smtpUrl);
  const name = url.hostname;
  url.hostname = isIPv6(address) ? `[${address}]` : address;
  if (!isIP(name)) url.searchParams.set('tls.servername', name);
  return url.href;
}
