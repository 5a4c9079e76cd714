import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { DAY, MINUTE } from '../../../lib/durations.ts';
import type { Device } from '../../model/api.ts';
import { signInServerWords as words } from '../../words/signIn.ts';
import { HttpError } from '../http/httpError.ts';
import { hashOf, isSameHash, newSecret } from './secrets.ts';
import type { AuthStore } from './store.ts';

/** How long a session lasts, in seconds. */
export const SESSION_SECONDS = (30 * DAY) / 1000;
/** Milliseconds between two updates of when a session was last used. */
const UPDATE_INTERVAL = MINUTE;

export interface Session {
  /** Identifies it in the list of devices. Not the secret of its cookie. */
  id: string;
  address: string;
}

const current = new AsyncLocalStorage<{ store: AuthStore; session: Session }>();

/** Runs `work` on behalf of a signed-in owner. */
export const asOwner = <Result>(store: AuthStore, session: Session, work: () => Result): Result =>
  current.run({ store, session }, work);

/** The session of the current request; undefined if the editor serves this machine only. */
export const currentSession = (): Session | undefined => current.getStore()?.session;

/**
 * Call once a request's body has arrived, which may take half an hour: the device may be signed out by then.
 * @throws HttpError 401
 */
export function assertStillSignedIn(): void {
  const request = current.getStore();
  if (request && !sessionOf(request.store, request.session.id))
    throw new HttpError(401, words.signedOut);
}

/** @returns the secret for the cookie, new at each sign-in */
export function createSession(
  { database, now }: AuthStore,
  address: string,
  agent: string,
): string {
  const secret = newSecret();
  const at = now();
  database.prepare('DELETE FROM sessions WHERE expires_at <= ?').run(at);
  database
    .prepare(
      'INSERT INTO sessions (secret, id, address, agent, created_at, used_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    .run(
      hashOf(secret),
      randomUUID(),
      address,
      agent.slice(0, 300),
      at,
      at,
      at + SESSION_SECONDS * 1000,
    );
  return secret;
}

/**
 * Runs a write that may fail, as on a full or read-only disk: owners can still sign in, to read and to see
 * the error of a save.
 */
function ignoreFailure(write: () => void): void {
  try {
    write();
  } catch {
    // The next request tries again.
  }
}

function sessionWhere(
  { database, now, owners }: AuthStore,
  column: 'secret' | 'id',
  value: string,
): Session | undefined {
  const found = database.prepare(`SELECT * FROM sessions WHERE ${column} = ?`).get(value);
  if (!found || !isSameHash(String(found[column]), value)) return undefined;
  const [id, address] = [String(found['id']), String(found['address'])];
  if (Number(found['expires_at']) <= now() || !owners().includes(address)) {
    ignoreFailure(() => database.prepare('DELETE FROM sessions WHERE id = ?').run(id));
    return undefined;
  }
  if (now() - Number(found['used_at']) >= UPDATE_INTERVAL) {
    ignoreFailure(() =>
      database.prepare('UPDATE sessions SET used_at = ? WHERE id = ?').run(now(), id),
    );
  }
  return { id, address };
}

/** The session of a cookie, unless it has ended or its owner has left EDITOR_OWNERS. */
export const findSession = (store: AuthStore, secret: string | undefined): Session | undefined =>
  secret ? sessionWhere(store, 'secret', hashOf(secret)) : undefined;

/** The session with this id, if it has not ended. */
export const sessionOf = (store: AuthStore, id: string) => sessionWhere(store, 'id', id);

/** Ends one of an owner's sessions, or with `others` all but that one. */
export function endSessions(
  { database }: AuthStore,
  { address, id }: Session,
  which: 'this' | 'others',
): void {
  const sign = which === 'this' ? '=' : '<>';
  database.prepare(`DELETE FROM sessions WHERE address = ? AND id ${sign} ?`).run(address, id);
}

/** The devices where an owner is signed in, the last used first. */
export function listSessions({ database, now }: AuthStore, { address, id }: Session): Device[] {
  return database
    .prepare(
      'SELECT * FROM sessions WHERE address = ? AND expires_at > ? ORDER BY used_at DESC, created_at DESC',
    )
    .all(address, now())
    .map((row) => ({
      id: String(row['id']),
      agent: String(row['agent']),
      usedAt: new Date(Number(row['used_at'])).toISOString(),
      isThis: row['id'] === id,
    }));
}

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
