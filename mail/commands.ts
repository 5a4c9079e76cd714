/** `npm run mail:outbox`: inspects and repairs the outbox, whether the service runs or not. */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { OperatorError } from '../lib/errors.ts';
import { backUp, restore, writeWhole } from './outbox/backup.ts';
import {
  DataDirInUse,
  isOutdated,
  lockDataDir,
  openDatabase,
  outboxFile,
} from './outbox/database.ts';
import { STATES, type State } from './outbox/enquiry.ts';
import { writeCsv, writeListing } from './outbox/listing.ts';
import { DamagedOutbox, isDamage } from './outbox/openError.ts';
import { Outbox } from './outbox/outbox.ts';
import { readDataDir } from './settings.ts';

export const USAGE = `npm run mail:outbox                        list all enquiries
npm run mail:outbox -- list failed         those queued, delivered, failed or held
npm run mail:outbox -- retry 12 15         mail these again (also: retry failed, retry held)
npm run mail:outbox -- export guests.csv   write all into a file for a spreadsheet
npm run mail:outbox -- backup outbox.bak   back up everything, also while the service runs
npm run mail:outbox -- restore outbox.bak  put such a copy in place; stop the service first`;

function isState(typed: string | undefined): typed is State {
  return STATES.some((state) => state === typed);
}

function onlyFile([file, ...more]: readonly string[]): string {
  if (!file || more.length > 0) throw new OperatorError(USAGE);
  return resolve(file);
}

function assertOutbox(dataDir: string): void {
  if (existsSync(outboxFile(dataDir))) return;
  throw new OperatorError('There is no outbox yet in DATA_DIR: it comes with the first start.');
}

/**
 * Migrates an outbox of an earlier release. Throws an OperatorError if a service of that release still
 * runs: it could not store enquiries in the new format.
 */
function assertMigrated(dataDir: string): void {
  if (!isOutdated(dataDir)) return;
  let unlock: () => void;
  try {
    unlock = lockDataDir(dataDir);
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    throw new OperatorError(
      'The service still runs the code from before the update: start it again first.',
    );
  }
  try {
    openDatabase(dataDir).close();
  } finally {
    unlock();
  }
}

function assertFree(file: string): void {
  if (existsSync(file)) {
    throw new OperatorError(`${file} is there already, and nothing is written over: name another.`);
  }
  if (!existsSync(dirname(file))) {
    throw new OperatorError(`There is no folder ${dirname(file)}: make it first, or name another.`);
  }
}

function list(outbox: Outbox, [typed, ...more]: readonly string[]): string {
  if ((typed !== undefined && !isState(typed)) || more.length > 0) throw new OperatorError(USAGE);
  return writeListing(outbox.list(typed), outbox.acknowledgements.states());
}

function idsOf(outbox: Outbox, typed: readonly string[]): number[] {
  // With a number behind it, the word counts as one that is wrong: only those numbers may be meant.
  const [word] = typed.length === 1 ? typed : [];
  if (word === 'held') return outbox.list('held').map(({ id }) => id);
  if (word !== 'failed') return typed.map(Number);
  // Include enquiries that are still queued for another address.
  return outbox
    .list()
    .filter(({ deliveries }) => deliveries.some(({ state }) => state === 'failed'))
    .map(({ id }) => id);
}

function retry(outbox: Outbox, typed: readonly string[]): string {
  const ids = idsOf(outbox, typed);
  if (typed.length === 0 || ids.some((id) => !Number.isInteger(id))) throw new OperatorError(USAGE);
  const count = outbox.retry(ids);
  if (count === 0 && ids.length > 0) {
    throw new OperatorError(
      `Nothing to mail again under ${ids.join(', ')}: npm run mail:outbox lists every number and its state.`,
    );
  }
  return `${count} put back into the queue; a running service mails within a minute.`;
}

function exportTo(outbox: Outbox, typed: readonly string[]): string {
  const file = onlyFile(typed);
  assertFree(file);
  const entries = outbox.list();
  writeWhole(file, (part) => writeFileSync(part, writeCsv(entries)));
  return `${enquiries(entries.length)} written to ${file}.`;
}

const enquiries = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;

function backUpTo(dataDir: string, typed: readonly string[]): string {
  const file = onlyFile(typed);
  assertOutbox(dataDir);
  assertFree(file);
  assertMigrated(dataDir);
  return `${enquiries(backUp(dataDir, file))} backed up into ${file}: guests’ words, for your eyes only.`;
}

function restoreFrom(dataDir: string, typed: readonly string[]): string {
  const { count, saved } = restore(dataDir, onlyFile(typed));
  const before = saved
    ? `\nThe outbox that was there is now ${saved}; what came in after the backup is only in it.`
    : '';
  return `${enquiries(count)} restored; those queued are mailed when the service starts.${before}`;
}

type Command = (dataDir: string, typed: readonly string[]) => string;

/** Makes a command from a function that works on an existing outbox: opens it and closes it afterwards. */
function inOutbox(run: (outbox: Outbox, typed: readonly string[]) => string): Command {
  return (dataDir, typed) => {
    assertOutbox(dataDir);
    assertMigrated(dataDir);
    const outbox = new Outbox(dataDir);
    try {
      return run(outbox, typed);
    } catch (error) {
      throw isDamage(error) ? new DamagedOutbox() : error;
    } finally {
      outbox.close();
    }
  };
}

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['list', inOutbox(list)],
  ['retry', inOutbox(retry)],
  ['export', inOutbox(exportTo)],
  ['backup', backUpTo],
  ['restore', restoreFrom],
]);

/**
 * Runs a command of `npm run mail:outbox` on the outbox in `dataDir`.
 * @returns what to print
 * @throws OperatorError, with the usage if the command is unknown
 */
export function runCommand(dataDir: string, [name = 'list', ...rest]: readonly string[]): string {
  const command = COMMANDS.get(name);
  if (!command) throw new OperatorError(USAGE);
  return command(dataDir, rest);
}

if (import.meta.main) {
  try {
    console.log(runCommand(readDataDir(process.env), process.argv.slice(2)));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
