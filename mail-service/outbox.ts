import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type Enquiry, fingerprintOf } from './enquiry.ts';
import { type Entry, entryOf } from './entry.ts';
import { openDatabase, type State } from './schema.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The same enquiry again within this time is the same enquiry. */
const SAME_WITHIN = 10 * MINUTE;
/** How long delivery is tried before an enquiry counts as failed. */
const TRY_FOR = 3 * DAY;
/** How long a delivered or held enquiry is kept. */
const KEEP_FOR = 30 * DAY;

/** A durable queue of enquiries: what `add` returned from survives a power cut. */
export class Outbox {
  readonly #database: DatabaseSync;
  readonly #now: () => number;

  constructor(dataDir: string, now: () => number = Date.now) {
    this.#database = openDatabase(dataDir);
    this.#now = now;
  }

  /**
   * Stores an enquiry, unless it is a repeat; a repeat that looks human frees a held first.
   * @param domain what the Message-ID ends in.
   * @returns what became of it. Throws when it could not be stored.
   */
  add(enquiry: Enquiry, state: 'queued' | 'held', domain: string): 'stored' | 'repeated' {
    const now = this.#now();
    const fingerprint = fingerprintOf(enquiry);
    const first = this.#database
      .prepare('SELECT id, state FROM enquiries WHERE fingerprint = ? AND accepted_at > ?')
      .get(fingerprint, now - SAME_WITHIN);
    if (first) {
      if (first.state === 'held' && state === 'queued') this.retry([Number(first.id)]);
      return 'repeated';
    }
    this.#write(
      `INSERT INTO enquiries
       (state, content, fingerprint, message_id, accepted_at, next_attempt_at, give_up_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      state,
      JSON.stringify(enquiry),
      fingerprint,
      `<${randomUUID()}@${domain}>`,
      now,
      now,
      now + TRY_FOR,
    );
    return 'stored';
  }

  /** The queued enquiries whose turn has come, oldest first. */
  due(limit: number): Entry[] {
    return this.#select(
      "state = 'queued' AND next_attempt_at <= ? ORDER BY next_attempt_at LIMIT ?",
      this.#now(),
      limit,
    );
  }

  /** All enquiries, or those in one state, oldest first. */
  list(state?: State): Entry[] {
    return state ? this.#select('state = ? ORDER BY id', state) : this.#select('true ORDER BY id');
  }

  /** How many enquiries look like a bot's and wait for the owner to look at them. */
  countHeld(): number {
    const row = this.#database.prepare("SELECT count(*) AS n FROM enquiries WHERE state = 'held'");
    return Number(row.get()?.n);
  }

  /** The enquiry that has waited longest, given up on or not. */
  oldestUndelivered(): Entry | undefined {
    return this.#select("state IN ('queued', 'failed') ORDER BY accepted_at LIMIT 1")[0];
  }

  /** When the next queued enquiry is due, if there is one. */
  nextDue(): number | undefined {
    const row = this.#database
      .prepare("SELECT min(next_attempt_at) AS at FROM enquiries WHERE state = 'queued'")
      .get();
    return row?.at == null ? undefined : Number(row.at);
  }

  delivered(id: number): void {
    this.#write(
      `UPDATE enquiries SET state = 'delivered', settled_at = ?, attempts = attempts + 1,
       last_error = NULL WHERE id = ?`,
      this.#now(),
      id,
    );
  }

  /** Notes a failed attempt: the next is after `delay` ms, or never when that is too late. */
  attemptFailed(id: number, reason: string, delay: number): void {
    const next = this.#now() + delay;
    this.#write(
      `UPDATE enquiries SET attempts = attempts + 1, last_error = ?, next_attempt_at = ?,
       state = iif(? > give_up_at, 'failed', 'queued') WHERE id = ?`,
      reason,
      next,
      next,
      id,
    );
  }

  /** Puts failed, held or waiting enquiries at the head of the queue for another three days. */
  retry(ids: readonly number[]): number {
    const now = this.#now();
    const retryOne = (id: number) =>
      this.#write(
        `UPDATE enquiries SET state = 'queued', next_attempt_at = ?, give_up_at = ?
         WHERE id = ? AND state <> 'delivered'`,
        now,
        now + TRY_FOR,
        id,
      );
    return ids.reduce((sum, id) => sum + retryOne(id), 0);
  }

  /** Makes every queued enquiry due: a restart often means that something was mended. */
  wakeAll(): void {
    this.#write("UPDATE enquiries SET next_attempt_at = ? WHERE state = 'queued'", this.#now());
  }

  /** Deletes what was delivered, or held, more than thirty days ago. Never a failed one. */
  purge(): number {
    const before = this.#now() - KEEP_FOR;
    return this.#write(
      `DELETE FROM enquiries WHERE (state = 'delivered' AND settled_at < ?)
       OR (state = 'held' AND accepted_at < ?)`,
      before,
      before,
    );
  }

  close(): void {
    this.#database.close();
  }

  /** @returns how many rows changed. */
  #write(sql: string, ...values: (string | number)[]): number {
    const run = () => Number(this.#database.prepare(sql).run(...values).changes);
    try {
      return run();
    } catch (error) {
      // A full disk: moving the log into the database may make the room for one more line.
      try {
        this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        return run();
      } catch {
        throw error;
      }
    }
  }

  #select(where: string, ...values: (string | number)[]): Entry[] {
    return this.#database
      .prepare(`SELECT * FROM enquiries WHERE ${where}`)
      .all(...values)
      .map(entryOf);
  }
}
