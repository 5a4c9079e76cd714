import { statSync } from 'node:fs';
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { openDatabase, outboxFile } from './database.ts';
import { isDamage, isTransient } from './openError.ts';

/** The columns of the outbox's tables. Values are bound according to these types. */
export const COLUMNS = {
  id: 'INTEGER',
  held: 'INTEGER',
  content: 'TEXT',
  fingerprint: 'TEXT',
  message_id: 'TEXT',
  accepted_at: 'INTEGER',
  enquiry: 'INTEGER',
  recipient: 'TEXT',
  state: 'TEXT',
  next_attempt_at: 'INTEGER',
  give_up_at: 'INTEGER',
  delivered_at: 'INTEGER',
  attempts: 'INTEGER',
  last_error: 'TEXT',
  address: 'TEXT',
  asked_at: 'INTEGER',
  repeated_at: 'INTEGER',
} as const;

/** Parameters that a statement may use, besides the columns. */
const PARAMETERS = {
  ...COLUMNS,
  now: 'INTEGER',
  since: 'INTEGER',
  step: 'INTEGER',
  limit: 'INTEGER',
  was: 'TEXT',
  /** The addresses of MAIL_TO, as JSON. */
  recipients: 'TEXT',
} as const;
type Parameters = typeof PARAMETERS;

/** A statement's values by name. Times are in milliseconds since 1970. */
export type Values = {
  readonly [Name in keyof Parameters]?: Parameters[Name] extends 'TEXT' ? string : number;
};

/**
 * Converts each value to its column's type: a STRICT table refuses fractions of a millisecond, and
 * with them the whole statement.
 */
function bound(values: Values): Record<string, string | bigint> {
  const entries = Object.entries(values) as [keyof Parameters, string | number][];
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (PARAMETERS[name] === 'TEXT') return [name, String(value)];
      if (!Number.isFinite(value)) throw new TypeError(`${name} must be a number, not ${value}`);
      return [name, BigInt(Math.round(Number(value)))];
    }),
  );
}

/** Bytes of the largest enquiry: the form's limit, and some for the notation. */
const LARGEST = 80 * 1024;

/** The only access to the outbox's tables. Binds every value according to its column's type. */
export class Store {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  readonly #file: string;
  readonly #inode: bigint;
  #isDamaged = false;

  constructor(dataDir: string) {
    this.#database = openDatabase(dataDir);
    this.#file = outboxFile(dataDir);
    this.#inode = this.#inodeNow();
  }

  /** Whether SQLite found damage since the file was opened. */
  get isDamaged(): boolean {
    return this.#isDamaged;
  }

  /**
   * Throws if the database's file was moved or deleted: SQLite would keep writing to a file that nobody
   * will read again.
   */
  assertInPlace(): void {
    if (this.#inodeNow() !== this.#inode) {
      throw Object.assign(new Error('Another file is in its place.'), { code: 'ESTALE' });
    }
  }

  /**
   * Throws if an enquiry of the largest size could not be stored now: commits one that the same transaction
   * deletes. It reaches the disk because deleted pages are overwritten (secure_delete); no reader sees it.
   */
  assertWritable(): void {
    this.assertInPlace();
    this.transaction(() => {
      this.write(
        `INSERT INTO enquiries (held, content, fingerprint, message_id, accepted_at)
         VALUES (1, :content, '', '', 0)`,
        { content: '0'.repeat(LARGEST) },
      );
      this.write('DELETE FROM enquiries WHERE id = last_insert_rowid()', {});
    });
  }

  #inodeNow(): bigint {
    return statSync(this.#file, { bigint: true }).ino;
  }

  /** Runs a statement that writes. @returns how many rows changed */
  write(sql: string, values: Values): number {
    return this.#persist(() => Number(this.#prepared(sql).run(bound(values)).changes));
  }

  /** Commits all writes of `work`, or none. */
  transaction<Result>(work: () => Result): Result {
    return this.#persist(() => {
      this.#database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        this.#database.exec('COMMIT');
        return result;
      } catch (error) {
        // SQLite may have rolled back already, as on a full disk.
        if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  rows(sql: string, values: Values = {}): Record<string, SQLOutputValue>[] {
    return this.#watched(() => this.#prepared(sql).all(bound(values)));
  }

  /** The column `value` of the first row, such as a count; undefined if there is none. */
  number(sql: string, values: Values = {}): number | undefined {
    const value = this.rows(sql, values)[0]?.['value'];
    return value == null ? undefined : Number(value);
  }

  /**
   * Moves the write-ahead log into the database and empties it: until then the log contains deleted
   * enquiries. Does nothing while another connection reads.
   */
  clearLog(): void {
    this.#watched(() => this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  }

  close(): void {
    this.#database.close();
  }

  #persist<Result>(run: () => Result): Result {
    // Do not retry a statement within a transaction: `transaction` retries all of it.
    if (this.#database.isTransaction) return run();
    try {
      return this.#watched(run);
    } catch (error) {
      if (!isTransient(error)) throw error;
      // On a full disk, a checkpoint may free the space for one more row.
      try {
        this.clearLog();
        return run();
      } catch {
        throw error;
      }
    }
  }

  #watched<Result>(run: () => Result): Result {
    try {
      return run();
    } catch (error) {
      this.#isDamaged ||= isDamage(error);
      throw error;
    }
  }

  #prepared(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
