import { isIP } from 'node:net';
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
 * @throws HttpError 422
 */
export async function assertPublicServer(
  { host, port }: Mailbox,
  env: Env,
  { resolve }: Network,
): Promise<void> {
  const saved = mailboxIn(env);
  if (saved?.host === host && saved.port === port) return;
  if (!PORTS.includes(port)) throw new HttpError(422, setupWords.otherPort);
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => []);
  if (addresses.some(isPrivate)) throw new HttpError(422, setupWords.privateServer);
}
