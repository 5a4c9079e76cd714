import { writeFileSync } from 'node:fs';
import { writeCsv } from './csv.ts';
import { fieldValue } from './enquiry.ts';
import type { Entry } from './entry.ts';
import { oneLine } from './letter/subject.ts';
import type { Outbox } from './outbox.ts';
import { STATES, type State } from './schema.ts';
import { SettingsError } from './settings.ts';

export const USAGE = `npm run mail:outbox                        list all enquiries
npm run mail:outbox -- list failed         those queued, delivered, failed or held
npm run mail:outbox -- retry 12 15         mail these again (also: retry failed, retry held)
npm run mail:outbox -- export guests.csv   write all into a file for a spreadsheet`;

function isState(typed: string | undefined): typed is State {
  return STATES.some((state) => state === typed);
}

function writeEntry({ id, state, enquiry, acceptedAt, attempts, lastError }: Entry): string {
  const when = acceptedAt.toISOString().slice(0, 16).replace('T', ' ');
  const name = oneLine(fieldValue(enquiry, 'name'), 40);
  const trouble = lastError ? `  ${attempts} attempts, last: ${lastError}` : '';
  return `${String(id).padStart(5)}  ${state.padEnd(9)}  ${when}  ${enquiry.kind.padEnd(7)}  ${name}${trouble}`;
}

function list(outbox: Outbox, typed: string | undefined): string {
  if (typed !== undefined && !isState(typed)) throw new SettingsError(USAGE);
  const entries = outbox.list(typed);
  return entries.length > 0 ? entries.map(writeEntry).join('\n') : 'No enquiries.';
}

function retry(outbox: Outbox, typed: readonly string[]): string {
  const ids =
    typed[0] === 'failed' || typed[0] === 'held'
      ? outbox.list(typed[0]).map(({ id }) => id)
      : typed.map(Number);
  if (typed.length === 0 || ids.some((id) => !Number.isInteger(id))) throw new SettingsError(USAGE);
  const count = outbox.retry(ids);
  return `${count} put back into the queue; a running service mails within a minute.`;
}

function exportTo(outbox: Outbox, file: string | undefined): string {
  if (!file) throw new SettingsError(USAGE);
  const entries = outbox.list();
  // Guests' words: for the owner's eyes only, and no other file is written over.
  writeFileSync(file, writeCsv(entries), { mode: 0o600, flag: 'wx' });
  return `${entries.length} enquiries written to ${file}.`;
}

/**
 * Does what `npm run mail:outbox` was asked for.
 * @returns what to print. Throws a SettingsError with the usage when it was not understood.
 */
export function runCommand(outbox: Outbox, [command = 'list', ...rest]: readonly string[]): string {
  if (command === 'list') return list(outbox, rest[0]);
  if (command === 'retry') return retry(outbox, rest);
  if (command === 'export') return exportTo(outbox, rest[0]);
  throw new SettingsError(USAGE);
}
