import { hashOf } from './secrets.ts';
import type { AuthStore } from './store.ts';

/** Browsers to remember per owner; older ones are deleted and count as unknown again. */
const MAX_BROWSERS = 20;

/** Remembers that an owner has signed in with this browser. This alone does not sign anybody in. */
export function knowBrowser({ database, now }: AuthStore, address: string, browser: string): void {
  database
    .prepare('INSERT OR REPLACE INTO browsers (browser, address, used_at) VALUES (?, ?, ?)')
    .run(hashOf(browser), address, now());
  database
    .prepare(
      'DELETE FROM browsers WHERE address = ? AND browser NOT IN (SELECT browser FROM browsers WHERE address = ? ORDER BY used_at DESC LIMIT ?)',
    )
    .run(address, address, MAX_BROWSERS);
}

/** Whether the owner of this address has signed in with this browser before. */
export const isKnownBrowser = ({ database }: AuthStore, address: string, browser: string) =>
  database
    .prepare('SELECT 1 FROM browsers WHERE browser = ? AND address = ?')
    .get(hashOf(browser), address) !== undefined;
