import { mkdir, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Workspace } from './workspace.ts';

/** What became of one file: the hashes of its text, null where there was none. */
export interface FileChange {
  path: string;
  before: string | null;
  after: string | null;
}

export interface Entry {
  id: string;
  /** ISO 8601. */
  at: string;
  /** `start` is the folder as the desk first met it, `elsewhere` what others did to it. */
  kind: 'start' | 'save' | 'undo' | 'restore' | 'room' | 'elsewhere';
  changes: FileChange[];
  /** In plain sentences. */
  summary: string[];
  /** How many things were samples then. */
  samples?: number;
}

/** Said of an entry: all of it is on the disk, or it never came to be. */
type Verdict = { id: string; verdict: 'done' | 'void' };

export interface Journal {
  /** Those that came to be, the oldest first. */
  entries: readonly Entry[];
  /** One whose files may not all be written: the desk was killed while it wrote. */
  open: Entry | undefined;
  /** The hash of each file as the journal knows it. */
  known: ReadonlyMap<string, string>;
}

const fileOf = (workspace: Workspace) => join(workspace.folder, 'journal.jsonl');

/** Adds a line that is on the disk before this returns. */
export async function appendToJournal(workspace: Workspace, line: Entry | Verdict): Promise<void> {
  await mkdir(workspace.folder, { recursive: true });
  const handle = await open(fileOf(workspace), 'a+');
  try {
    const { size } = await handle.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await handle.read(last, 0, 1, size - 1);
    // After a line that was cut off when the machine died.
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

/** A journal as far as it has been read. */
interface Cache {
  /** The file itself: another of its name is read from its beginning. */
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
    // Whoever wrote the next has seen to it that this one is done.
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

/** All that the desk has written down: what was added since the last look is read, no more. */
export async function readJournal(workspace: Workspace): Promise<Journal> {
  const file = fileOf(workspace);
  const about = await stat(file, { bigint: true }).catch(() => undefined);
  const before = caches.get(file);
  const isSame = before && about?.ino === before.ino && about.size >= before.size;
  const cache: Cache = isSame
    ? before
    : { ino: about?.ino ?? 0n, size: 0, entries: [], open: undefined, known: new Map() };
  caches.set(file, cache);
  if (!about || about.size === BigInt(cache.size)) return cache;
  const start = cache.size;
  const bytes = await readFrom(file, start);
  // Somebody else has read on meanwhile.
  if (cache.size !== start) return readJournal(workspace);
  // A line that is being written is for the next look.
  const end = bytes.lastIndexOf(10) + 1;
  cache.size += end;
  for (const line of bytes.subarray(0, end).toString('utf8').split('\n')) readLine(cache, line);
  return cache;
}
