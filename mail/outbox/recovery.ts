import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../lib/log.ts';
import { isDamaged, salvage } from './salvage.ts';
import { outboxFile, SUFFIXES } from './schema.ts';

/** The name of a damaged outbox says when it was found, and how many enquiries were saved from it. */
const DAMAGED_NAME = /^outbox\.corrupt-[\dTZ-]+-saved-(\d+)\.db$/;

/** A damaged outbox that waits for the operator to look at it. */
export interface DamagedFile {
  /** In the data folder. */
  name: string;
  /** How many enquiries were saved from it. */
  saved: number;
}

/** The damaged outboxes in the data folder: an operator who has looked at one moves or deletes it. */
export function damagedFiles(dataDir: string): DamagedFile[] {
  return readdirSync(dataDir)
    .sort()
    .flatMap((name) => {
      const found = DAMAGED_NAME.exec(name);
      return found ? [{ name, saved: Number(found[1]) }] : [];
    });
}

function moveWith(suffixes: readonly string[], from: string, to: string): void {
  for (const suffix of suffixes) {
    if (existsSync(from + suffix)) renameSync(from + suffix, to + suffix);
  }
}

/**
 * Replaces a damaged outbox by a new one with what can be read of it, and keeps the damaged file
 * under a name of its own. Call with the data folder locked, before the outbox is opened. A crash
 * on the way loses nothing: the next call finishes it.
 */
export function recoverOutbox(dataDir: string, now: Date, log: Log): void {
  const outbox = outboxFile(dataDir);
  const salvaged = join(dataDir, 'outbox.salvaged.db');
  if (existsSync(outbox) && isDamaged(outbox)) {
    const saved = salvage(outbox, salvaged);
    const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
    const damaged = `outbox.corrupt-${time}Z-saved-${saved}.db`;
    renameSync(outbox, join(dataDir, damaged));
    log('outbox damaged', { kept_as: damaged, enquiries_saved: saved });
  }
  if (existsSync(outbox) || !existsSync(salvaged)) return;
  const last = damagedFiles(dataDir).at(-1);
  // Its log would be taken for the new one's.
  if (last) moveWith(SUFFIXES.slice(1), outbox, join(dataDir, last.name));
  renameSync(salvaged, outbox);
}
