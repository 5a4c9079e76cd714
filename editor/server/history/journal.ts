import { mkdir, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Workspace } from './workspace.ts';

/** The hashes of a file's text before and after; null if it did not exist. */
export interface FileChange {
  path: string;
  before: string | null;
  after: string | null;
}

/** A photograph that leaves the content folder, or comes back to it. */
export interface PhotoMove {
  /** Path below content/photos. */
  photo: string;
  /** The hash of its bytes. */
  hash: string;
  way: 'deleted' | 'restored';
  /** Of a restored one: the entry that deleted it. */
  of?: string | undefined;
}

export interface Entry {
  id: string;
  /** ISO 8601. */
  at: string;
  /**
   * `start` is the folder as first recorded, `elsewhere` a change made outside the editor, `settings` a
   * change of “Going live”, which has no files.
   */
  kind: 'start' | 'save' | 'undo' | 'restore' | 'room' | 'photo' | 'elsewhere' | 'settings';
  changes: FileChange[];
  photos?: PhotoMove[];
  /** The changes, one sentence each. */
  summary: string[];
  /** The number of samples at that time. */
  samples?: number;
  /** The address of the owner who saved, if the editor is open to other machines. */
  by?: string;
}

/** `done`: all files of an entry are written. `void`: the entry does not count. */
type Verdict = { id: string; verdict: 'done' | 'void' };

export interface Journal {
  /** The completed entries, oldest first. */
  entries: readonly Entry[];
  /** An entry whose files may not all be written: the editor was killed while writing. */
  open: Entry | undefined;
  /** The hash of each file after the last entry. */
  known: ReadonlyMap<string, string>;
}

const fileOf = (workspace: Workspace) => join(workspace.folder, 'journal.jsonl');

/** A string that changes with each save by any editor of this folder. */
export async function journalStamp(workspace: Workspace): Promise<string> {
  const stats = await stat(fileOf(workspace)).catch(() => undefined);
  return stats ? `${stats.ino}-${stats.size}` : '';
}

/** Appends a line. An entry is synced to the disk before this resolves. */
export async function appendToJournal(workspace: Workspace, line: Entry | Verdict): Promise<void> {
  await mkdir(workspace.folder, { recursive: true });
  const handle = await open(fileOf(workspace), 'a+');
  try {
    const { size } = await handle.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await handle.read(last, 0, 1, size - 1);
    // A power cut may have truncated the last line.
    const isCut = size > 0 && last.toString() !== '\n';
    await handle.appendFile(`${isCut ? '\n' : ''}${JSON.stringify(line)}\n`);
    if (!('verdict' in line)) await handle.sync();
  } finally {
    await handle.close();
  }
}

function parseLine(line: string): Entry | Verdict | undefined {
  try {
    const record = Object(JSON.parse(line));
    return 'verdict' in record || Array.isArray(record.changes) ? record : undefined;
  } catch {
    return undefined;
  }
}

/** A journal file, parsed up to the bytes read so far. */
interface Cache {
  /** The file's inode: a new file is read from its beginning. */
  ino: bigint;
  /** Bytes read, up to the end of a line. */
  size: number;
  entries: Entry[];
  open: Entry | undefined;
  known: Map<string, string>;
}

const caches = new Map<string, Cache>();

function addEntry(cache: Cache, entry: Entry): void {
  cache.entries.push(entry);
  for (const { path, after } of entry.changes) {
    if (after === null) cache.known.delete(path);
    else cache.known.set(path, after);
  }
}

function readLine(cache: Cache, line: string): void {
  const record = line ? parseLine(line) : undefined;
  if (!record) return;
  const { open: pending } = cache;
  if (!('verdict' in record)) {
    // Writers recover an open entry before they add the next, so it counts as done.
    if (pending) addEntry(cache, pending);
    cache.open = record;
  } else if (pending?.id === record.id) {
    if (record.verdict === 'done') addEntry(cache, pending);
    cache.open = undefined;
  }
}

async function readFrom(file: string, start: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const bytes = Buffer.alloc(Math.max(0, size - start));
    await handle.read(bytes, 0, bytes.length, start);
    return bytes;
  } finally {
    await handle.close();
  }
}

/** Reads the journal; only the part added since the last call. */
export async function readJournal(workspace: Workspace): Promise<Journal> {
  const file = fileOf(workspace);
  const stats = await stat(file, { bigint: true }).catch(() => undefined);
  const before = caches.get(file);
  const isSame = before && stats?.ino === before.ino && stats.size >= before.size;
  const cache: Cache = isSame
    ? before
    : { ino: stats?.ino ?? 0n, size: 0, entries: [], open: undefined, known: new Map() };
  caches.set(file, cache);
  if (!stats || stats.size === BigInt(cache.size)) return cache;
  const start = cache.size;
  const bytes = await readFrom(file, start);
  // A concurrent call has advanced the cache: start over.
  if (cache.size !== start) return readJournal(workspace);
  // Leave a line that is still being written for the next call.
  const end = bytes.lastIndexOf(10) + 1;
  cache.size += end;
  for (const line of bytes.subarray(0, end).toString('utf8').split('\n')) readLine(cache, line);
  return cache;
}
