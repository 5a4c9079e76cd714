import { OperatorError } from '../../lib/errors.ts';
import { fullDiskIn } from '../../lib/files.ts';

/** SQLite cannot read the outbox's file as a database. */
export class DamagedOutbox extends OperatorError {
  constructor() {
    super(
      'The outbox is damaged: start the service, it sets the damaged file aside and saves what can be read.',
    );
  }
}

/** SQLite's primary result codes, https://sqlite.org/rescode.html. */
const SQLITE = {
  ERROR: 1,
  PERM: 3,
  BUSY: 5,
  LOCKED: 6,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  CONSTRAINT: 19,
  NOTADB: 26,
} as const;

/** The extended code IOERR_SHMSIZE: the disk has no room for the index of the write-ahead log, a file of 32 kB. */
const NO_ROOM_FOR_INDEX = SQLITE.IOERR | (19 << 8);

/** The extended result code of an SQLite error; undefined for other errors. */
function extendedCode(error: unknown): number | undefined {
  const { errcode } = Object(error) as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode : undefined;
}

/** The primary result code of an SQLite error; undefined for other errors. */
function resultCode(error: unknown): number | undefined {
  const code = extendedCode(error);
  return code === undefined ? undefined : code & 0xff;
}

export function isDamage(error: unknown): boolean {
  const code = resultCode(error);
  return error instanceof DamagedOutbox || code === SQLITE.CORRUPT || code === SQLITE.NOTADB;
}

/** SQLite's generic error code. If the SQL is valid, it means an unknown schema format in the header. */
export function isUnsupportedFormat(error: unknown): boolean {
  return resultCode(error) === SQLITE.ERROR;
}

/** Whether a row violates a constraint of its table: a type, a CHECK, or uniqueness. */
export function isConstraint(error: unknown): boolean {
  return resultCode(error) === SQLITE.CONSTRAINT;
}

/** Whether the same statement may succeed on a retry. */
export function isTransient(error: unknown): boolean {
  const transient: readonly unknown[] = [SQLITE.BUSY, SQLITE.LOCKED, SQLITE.FULL, SQLITE.IOERR];
  return transient.includes(resultCode(error));
}

const UNWRITABLE: readonly unknown[] = [SQLITE.PERM, SQLITE.READONLY, SQLITE.CANTOPEN];
const UNWRITABLE_FILES = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'];

/** Why the data folder or its outbox cannot be opened, with the fix. */
export function openError(error: unknown): OperatorError {
  if (error instanceof OperatorError) return error;
  if (isDamage(error)) return new DamagedOutbox();
  const code = resultCode(error);
  const { code: name = '', message } = error as NodeJS.ErrnoException;
  const isFull = code === SQLITE.FULL || extendedCode(error) === NO_ROOM_FOR_INDEX;
  if (isFull || fullDiskIn(name)) {
    return new OperatorError('The disk of DATA_DIR is full: make room and start again.');
  }
  if (code === SQLITE.BUSY || code === SQLITE.LOCKED) {
    return new OperatorError(
      'The outbox is locked by another program: end that one (a database browser, a backup?) and try again.',
    );
  }
  if (UNWRITABLE.includes(code) || UNWRITABLE_FILES.includes(name)) {
    return new OperatorError(
      'DATA_DIR cannot be written: is it no folder, or does it or a file in it belong to another user?',
    );
  }
  if (code === SQLITE.IOERR) {
    return new OperatorError(
      `The disk of DATA_DIR fails (${message}): check it, then start again.`,
    );
  }
  return new OperatorError(`The outbox cannot be opened: ${message}`);
}
