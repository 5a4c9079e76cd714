import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { openFile, SUFFIXES } from './database.ts';
import { type DeliveryState, storedEnquiryOf } from './enquiry.ts';
import { isConstraint, isDamage, isUnsupportedFormat, openError } from './openError.ts';

/** Magic numbers of a database and its log (https://sqlite.org/fileformat.html). */
const DATABASE_MAGIC = Buffer.from('SQLite format 3\0');
const WAL_MAGIC = [0x377f0682, 0x377f0683];
/** SQLite's default page size in bytes; the outbox has never used another. */
const PAGE = 4096;

function firstBytes(file: string, count: number): Buffer {
  const bytes = Buffer.alloc(count);
  const opened = openSync(file, 'r');
  const length = readSync(opened, bytes, 0, count, 0);
  closeSync(opened);
  return bytes.subarray(0, length);
}

/** Whether the log has a wrong magic number: SQLite would ignore and overwrite it. */
function isWalInvalid(file: string): boolean {
  const wal = `${file}-wal`;
  if (!existsSync(wal) || statSync(wal).size === 0) return false;
  const bytes = firstBytes(wal, 4);
  return bytes.length < 4 || !WAL_MAGIC.includes(bytes.readUInt32BE());
}

/** Checks a whole outbox for damage. Throws an OperatorError if it cannot be opened for another reason. */
export function isDamaged(file: string): boolean {
  // SQLite treats an empty file as a new database.
  if (statSync(file).size === 0 || isWalInvalid(file)) return true;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 5000 });
    // Unlike quick_check, this compares the indexes with their tables.
    return database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'] !== 'ok';
  } catch (error) {
    if (isDamage(error) || isUnsupportedFormat(error)) return true;
    throw openError(error);
  } finally {
    database?.close();
  }
}

/** Ranges of header bytes that are equal in every outbox. */
const FIXED_HEADER = [
  [0, 24],
  [44, 48],
  [56, 60],
] as const;

/** Restores the constant parts of a header; all of it if it has lost its magic number. */
function repairHeader(file: string): void {
  const header = Buffer.alloc(100);
  DATABASE_MAGIC.copy(header);
  header.writeUInt16BE(PAGE, 16);
  // WAL mode, no reserved bytes, and the payload fractions that every database has.
  header.set([2, 2, 0, 64, 32, 32], 18);
  header.writeUInt32BE(Math.floor(statSync(file).size / PAGE), 28);
  // Schema format and UTF-8.
  header.writeUInt32BE(4, 44);
  header.writeUInt32BE(1, 56);
  const isLost = !firstBytes(file, DATABASE_MAGIC.length).equals(DATABASE_MAGIC);
  const opened = openSync(file, 'r+');
  for (const [start, end] of isLost ? [[0, header.length] as const] : FIXED_HEADER) {
    writeSync(opened, header, start, end - start, start);
  }
  closeSync(opened);
}

type Row = Record<string, SQLOutputValue>;

/** The result of a read; undefined if it fails because of the damage. */
function readable<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The highest id that an enquiry has had. */
function lastNumber(from: DatabaseSync): number {
  const sql = "SELECT seq FROM sqlite_sequence WHERE name = 'enquiries'";
  return Number(readable(() => from.prepare(sql).get()?.['seq']) ?? 0);
}

/** Limits of the search for single rows, so that a damaged id does not make it last for hours. */
const MAX_BEYOND_LARGEST = 100_000;
const MAX_MISSING = 1_000_000;

/** The readable rows of a damaged table, by id. */
function readableRows(from: DatabaseSync, table: string, key: string, last = 0): Row[] {
  const rows = new Map<number, Row>();
  // Read from both ends up to the damage, then row by row in between.
  for (const order of ['ASC', 'DESC']) {
    readable(() => {
      for (const row of from.prepare(`SELECT * FROM ${table} ORDER BY ${key} ${order}`).iterate()) {
        const number = Number(row[key]);
        if (rows.has(number)) return;
        rows.set(number, row);
      }
    });
  }
  const one = readable(() => from.prepare(`SELECT * FROM ${table} WHERE ${key} = ?`));
  const largest = [...rows.keys()].reduce((a, b) => Math.max(a, b), 0);
  const end = one ? Math.max(largest, Math.min(last, largest + MAX_BEYOND_LARGEST)) : 0;
  let missing = 0;
  for (let number = 1; number <= end && missing < MAX_MISSING; number += 1) {
    if (rows.has(number)) continue;
    missing += 1;
    const row = readable(() => one?.get(number));
    if (row) rows.set(number, row);
  }
  return [...rows.values()].sort((a, b) => Number(a[key]) - Number(b[key]));
}

/** Error code of deliveries that may or may not have been mailed. */
export const UNKNOWN_DELIVERY = 'DAMAGED';

/** A delivery that may have been mailed. It counts as failed: the operator decides whether to retry it. */
function unknownDelivery(row: Row, recipient: SQLOutputValue | undefined): Row {
  const { enquiry = null, next_attempt_at = null, give_up_at = null } = row;
  const state = { state: 'failed', last_error: UNKNOWN_DELIVERY };
  return { enquiry, recipient: recipient ?? null, next_attempt_at, give_up_at, ...state };
}

/** The delivery of an enquiry from before each recipient had its own; undefined if there is none. */
function previousDelivery(row: Row): Row | undefined {
  const state = row['state'] as DeliveryState | 'held' | undefined;
  if (state === undefined || state === 'held') return undefined;
  const { next_attempt_at, give_up_at, settled_at, attempts, last_error } = row;
  const times = { next_attempt_at, give_up_at, delivered_at: settled_at } as Row;
  return { enquiry: row['id'], recipient: '', state, ...times, attempts, last_error } as Row;
}

/**
 * Inserts a row's values for the columns that the table has.
 * @returns whether the row fits the table
 * @throws any other error, such as a full disk
 */
function insert(into: DatabaseSync, table: string, row: Row): boolean {
  const known = into.prepare(`PRAGMA table_info(${table})`).all();
  const names = known.map(({ name }) => String(name)).filter((name) => row[name] !== undefined);
  const values = names.map((name) => row[name] ?? null);
  const sql = `INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`;
  try {
    into.prepare(sql).run(...values);
    return true;
  } catch (error) {
    if (isConstraint(error)) return false;
    throw error;
  }
}

/**
 * The deliveries of each enquiry. If the damage begins or ends among an enquiry's deliveries, adds the
 * missing ones as failed: they may or may not have been mailed.
 */
function deliveriesByEnquiry(from: DatabaseSync): ReadonlyMap<unknown, Row[]> {
  const rows = readableRows(from, 'deliveries', 'id');
  const ids = rows.map(({ id }) => Number(id));
  // Rows before the first were deleted on schedule, and rows after the last never existed.
  const present = new Set([...ids, Number(ids[0]) - 1, Number(ids.at(-1)) + 1]);
  const recipients = new Set(rows.map(({ recipient }) => recipient));
  recipients.delete('');
  const byEnquiry = Map.groupBy(rows, ({ enquiry }) => enquiry);
  for (const own of byEnquiry.values()) {
    const [row] = own;
    const isAtDamage = own.some(
      ({ id }) => !present.has(Number(id) - 1) || !present.has(Number(id) + 1),
    );
    if (!row || row['recipient'] === '' || !isAtDamage) continue;
    const missing = recipients.difference(new Set(own.map(({ recipient }) => recipient)));
    own.push(...[...missing].map((recipient) => unknownDelivery(row, recipient)));
  }
  return byEnquiry;
}

function copyReadable(from: DatabaseSync, into: DatabaseSync): number {
  const enquiries = readableRows(from, 'enquiries', 'id', lastNumber(from));
  const deliveries = deliveriesByEnquiry(from);
  const saved = enquiries.filter((row) => {
    const id = row['id'] as number;
    const isHeld = row['held'] === 1 || row['state'] === 'held';
    if (!storedEnquiryOf(row) || !insert(into, 'enquiries', { ...row, held: Number(isHeld) }))
      return false;
    if (isHeld) return true;
    const previous = previousDelivery(row);
    const own = previous ? [previous] : (deliveries.get(id) ?? []);
    const time = row['accepted_at'] ?? null;
    const unknown = { enquiry: id, next_attempt_at: time, give_up_at: time };
    const added = own.filter(
      // Insert without the id, so that no two rows claim the same one. Nothing refers to it.
      ({ id: _, ...delivery }) =>
        insert(into, 'deliveries', delivery) ||
        insert(into, 'deliveries', unknownDelivery(unknown, delivery['recipient'])),
    );
    if (added.length === 0) insert(into, 'deliveries', unknownDelivery(unknown, ''));
    return true;
  });
  const ids = new Set(saved.map(({ id }) => id));
  for (const row of readableRows(from, 'acknowledgements', 'enquiry')) {
    if (ids.has(row['enquiry'] as number)) insert(into, 'acknowledgements', row);
  }
  return saved.length;
}

/**
 * Copies everything readable from a damaged outbox into a new one. Delivered enquiries stay delivered.
 * @param file stays unchanged
 * @param salvaged the new outbox; overwritten if it exists
 * @returns how many enquiries were saved
 */
export function salvage(file: string, salvaged: string): number {
  const copy = `${salvaged}.copy`;
  const clear = (name: string) => {
    for (const suffix of SUFFIXES) rmSync(name + suffix, { force: true });
  };
  clear(copy);
  clear(salvaged);
  let from: DatabaseSync | undefined;
  let into: DatabaseSync | undefined;
  try {
    copyFileSync(file, copy);
    if (existsSync(`${file}-wal`) && !isWalInvalid(file))
      copyFileSync(`${file}-wal`, `${copy}-wal`);
    repairHeader(copy);
    into = openFile(salvaged);
    // Without a write-ahead log: on a full disk, closing would leave enquiries in it, and only the file is moved.
    into.exec('PRAGMA journal_mode = DELETE');
    from = readable(() => new DatabaseSync(copy, { defensive: false }));
    // Without this, SQLite refuses a file that is shorter than its header says.
    from?.exec('PRAGMA writable_schema = ON');
    into.exec('BEGIN');
    const saved = from ? copyReadable(from, into) : 0;
    into.exec('COMMIT');
    return saved;
  } catch (error) {
    throw openError(error);
  } finally {
    from?.close();
    into?.close();
    clear(copy);
  }
}
