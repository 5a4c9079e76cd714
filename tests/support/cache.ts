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

/** Entries of one name that are kept: this branch's and those of others that are returned to. */
const KEPT = 3;
/** Milliseconds after its last use in which a run that is under way may still read an entry. */
const IN_USE = 3_600_000;

const lastUse = (folder: string) => statSync(folder).mtimeMs;

/** Removes what runs that were killed left half done, and entries that are hardly wanted again. */
function prune(cache: string, name: string): void {
  const entries = readdirSync(cache);
  for (const left of entries.filter((entry) => entry.startsWith('next-'))) {
    rmSync(join(cache, left), { recursive: true, force: true });
  }
  const old = entries
    .filter((entry) => entry.replace(/-[^-]*$/, '') === name)
    .map((entry) => join(cache, entry))
    .sort((a, b) => lastUse(b) - lastUse(a))
    .slice(KEPT - 1)
    .filter((entry) => Date.now() - lastUse(entry) > IN_USE);
  for (const entry of old) rmSync(entry, { recursive: true, force: true });
}

/**
 * A folder that is made once for a key, whole or not at all, and kept for the next run. Processes that
 * want one at the same time make one after the other.
 * @param cache the folder of all entries
 * @param name keeps entries of one kind apart from others when old ones are removed
 * @param key without a hyphen; equal for what would be made alike
 * @param make fills an empty folder, whose path changes when it is whole
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
