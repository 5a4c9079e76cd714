import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../lib/log.ts';
import { outboxFile, SUFFIXES } from './database.ts';
import { isDamaged, salvage } from './salvage.ts';

/** The name says when the damage was found and how many enquiries were saved. */
const DAMAGED_NAME = /^outbox\.corrupt-[\dTZ-]+-saved-(\d+)\.db$/;

/** A damaged outbox for the operator to look at. */
export interface DamagedFile {
  name: string;
  /** How many enquiries were saved from it. */
  saved: number;
}

/** Damaged outboxes in the data folder, until the operator moves or deletes them. */
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
 * Replaces a damaged outbox by a new one with everything readable, and renames the damaged file.
 * Lock the data folder first, and call before opening the outbox. After a crash half-way, the next
 * call finishes the work.
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
  // SQLite would take its log for the new one's.
  if (last) moveWith(SUFFIXES.slice(1), outbox, join(dataDir, last.name));
  renameSync(salvaged, outbox);
}
