import { existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { syncPathSync } from '../../lib/files.ts';
import type { Log } from '../../lib/log.ts';
import { moveDatabase, outboxFile, SUFFIXES } from './database.ts';
import { isDamaged, salvage } from './salvage.ts';

/** The name of a damaged outbox tells when the damage was found and how many enquiries were saved. */
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

/** A backup that is about to replace the outbox. It is complete, since `writeWhole` writes it atomically. */
export const restoredFile = (dataDir: string) => join(dataDir, 'outbox.restored.db');

/**
 * Puts a backup in the outbox's place and renames the previous outbox. Lock the data folder first. After
 * a crash half-way, the next call finishes the work.
 * @returns the previous outbox's new path, if there was one
 */
export function finishRestore(dataDir: string): string | undefined {
  const restored = restoredFile(dataDir);
  if (!existsSync(restored)) return undefined;
  // Use the backup's time, not the current one: after a crash, the rest of the outbox gets the same name.
  const time = statSync(restored).mtime.toISOString().replace(/[:.]/g, '-');
  const saved = join(dataDir, `outbox-before-${time}.db`);
  moveDatabase(outboxFile(dataDir), saved);
  renameSync(restored, outboxFile(dataDir));
  syncPathSync(dataDir);
  return existsSync(saved) ? saved : undefined;
}

/**
 * Finishes an interrupted restore; replaces a damaged outbox with a new one that has everything readable,
 * and renames the damaged file. Lock the data folder first, and call before opening the outbox. After a
 * crash half-way, the next call finishes the work.
 */
export function recoverOutbox(dataDir: string, now: Date, log: Log): void {
  if (existsSync(restoredFile(dataDir))) {
    const saved = finishRestore(dataDir);
    log('restore finished', { renamed_to: saved && basename(saved) });
  }
  const outbox = outboxFile(dataDir);
  const salvaged = join(dataDir, 'outbox.salvaged.db');
  // After a crash half-way, this is the file that was moved last.
  let damaged = damagedFiles(dataDir).at(-1)?.name;
  if (existsSync(outbox) && isDamaged(outbox)) {
    const saved = salvage(outbox, salvaged);
    const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
    damaged = `outbox.corrupt-${time}Z-saved-${saved}.db`;
    renameSync(outbox, join(dataDir, damaged));
    log('outbox damaged', { renamed_to: damaged, enquiries_saved: saved });
  }
  if (existsSync(outbox) || !existsSync(salvaged)) return;
  // Move the damaged outbox's log, too: SQLite would apply it to the new outbox.
  if (damaged) moveDatabase(outbox, join(dataDir, damaged), SUFFIXES.slice(1));
  renameSync(salvaged, outbox);
}
