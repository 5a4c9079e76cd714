import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../../lib/lock.ts';

/** Entries to keep per name: this branch's, and those of branches in use. */
const ENTRIES = 3;
/** Milliseconds after its last use for which a run may still read an entry. */
const IN_USE = 3_600_000;

const lastUse = (folder: string) => statSync(folder).mtimeMs;

/** Removes leftovers of killed runs and entries that are no longer useful. */
function prune(cache: string, name: string): void {
  const entries = readdirSync(cache);
  for (const left of entries.filter((entry) => entry.startsWith('next-'))) {
    rmSync(join(cache, left), { recursive: true, force: true });
  }
  const old = entries
    .filter((entry) => entry.replace(/-[^-]*$/, '') === name)
    .map((entry) => join(cache, entry))
    .sort((a, b) => lastUse(b) - lastUse(a))
    .slice(ENTRIES - 1)
    .filter((entry) => Date.now() - lastUse(entry) > IN_USE);
  for (const entry of old) rmSync(entry, { recursive: true, force: true });
}

/**
 * A folder created once per key, atomically, and kept for later runs. Processes that need one at
 * the same time create theirs one after another.
 * @param cache the folder of all entries
 * @param name groups entries for the removal of old ones
 * @param key without hyphens; equal for equal results
 * @param make fills an empty folder, which is renamed when complete
 */
export async function cached(
  cache: string,
  name: string,
  key: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const entry = join(cache, `${name}-${key}`);
  const find = () => {
    if (!existsSync(entry)) return false;
    utimesSync(entry, new Date(), new Date());
    return true;
  };
  if (find()) return entry;
  await withLock(
    join(cache, 'lock'),
    async () => {
      if (find()) return;
      prune(cache, name);
      const next = join(cache, `next-${name}`);
      mkdirSync(next);
      await make(next);
      renameSync(next, entry);
    },
    { pollMs: 200 },
  );
  return entry;
}
