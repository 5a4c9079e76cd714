import { MINUTE } from '../../../lib/durations.ts';
import { hashOf, isSameHash, newSecret } from './secrets.ts';
import type { AuthStore } from './store.ts';

/** Milliseconds for which a link is valid. */
const LIFETIME = 15 * MINUTE;

/**
 * Creates a link's token.
 * @param browser the secret of the browser that requested it; without it, the link works in any
 */
export function createLink(
  { database, now }: AuthStore,
  address: string,
  browser?: string,
): string {
  const token = newSecret();
  database.prepare('DELETE FROM links WHERE expires_at <= ?').run(now());
  database
    .prepare('INSERT INTO links (token, address, browser, expires_at) VALUES (?, ?, ?, ?)')
    .run(hashOf(token), address, browser === undefined ? null : hashOf(browser), now() + LIFETIME);
  return token;
}

/** The owner's address, or why the link was refused; after `otherBrowser` it is still valid. */
export type OpenedLink = { address: string } | 'otherBrowser' | 'expired';

/** Opens a link. This invalidates all links to the same address. */
export function openLink(
  { database, now, owners }: AuthStore,
  token: string,
  browser: string | undefined,
): OpenedLink {
  const link = database
    .prepare('SELECT address, browser FROM links WHERE token = ? AND expires_at > ?')
    .get(hashOf(token), now());
  if (!link) return 'expired';
  const wanted = link['browser'];
  if (wanted !== null && !(browser && isSameHash(hashOf(browser), String(wanted)))) {
    return 'otherBrowser';
  }
  const address = String(link['address']);
  const used = database.prepare('DELETE FROM links WHERE token = ?').run(hashOf(token));
  if (used.changes === 0 || !owners().includes(address)) return 'expired';
  database.prepare('DELETE FROM links WHERE address = ?').run(address);
  return { address };
}
