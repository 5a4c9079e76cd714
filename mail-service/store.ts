import { statSync } from 'node:fs';
import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { bound, type Values } from './columns.ts';
import { type Entry, entryOf } from './entry.ts';
import { openDatabase, outboxFile } from './schema.ts';

/** The one door to the outbox's table: whatever passes is of its column's type. */
export class Store {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  readonly #file: string;
  readonly #inode: bigint;

  constructor(dataDir: string) {
    this.#database = openDatabase(dataDir);
    this.#file = outboxFile(dataDir);
    this.#inode = this.#inodeNow();
  }

  /**
   * Throws when the database's file is no longer where the next start will look for it. SQLite goes
   * on writing into a file that was deleted, and nobody would ever read that again.
   */
  assertInPlace(): void {
    if (this.#inodeNow() !== this.#inode) {
      throw Object.assign(new Error('Another file is in its place.'), { code: 'ESTALE' });
    }
  }

  #inodeNow(): bigint {
    return statSync(this.#file, { bigint: true }).ino;
  }

  /** @returns how many rows changed. */
  write(sql: string, values: Values): number {
    const run = () => Number(this.#prepared(sql).run(bound(values)).changes);
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

  /** The entries for which a condition holds. */
  select(where: string, values: Values = {}): Entry[] {
    const statement = this.#prepared(`SELECT * FROM enquiries WHERE ${where}`);
    return statement.all(bound(values)).map(entryOf);
  }

  /** The rows of any other question. */
  rows(sql: string, values: Values): Record<string, SQLOutputValue>[] {
    return this.#prepared(sql).all(bound(values));
  }

  /** A single number, such as a count or the least of a column; undefined when there is none. */
  number(expression: string, where: string, values: Values = {}): number | undefined {
    const statement = this.#prepared(`SELECT ${expression} AS value FROM enquiries WHERE ${where}`);
    const row = statement.get(bound(values));
    return row?.['value'] == null ? undefined : Number(row['value']);
  }

  close(): void {
    this.#database.close();
  }

  #prepared(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
