import { randomBytes } from 'node:crypto';
import { closeSync, openSync, statSync, truncateSync, writeSync } from 'node:fs';
import { outboxFile } from '../../../mail/outbox/database.ts';

const PAGE = 4096;

function overwrite(file: string, at: number, length: number): void {
  const opened = openSync(file, 'r+');
  writeSync(opened, randomBytes(length), 0, length, at);
  closeSync(opened);
}

/** The middle page of a file. */
const middle = (file: string) => Math.floor(statSync(file).size / PAGE / 2) * PAGE;

/** What a failing disk, or a careless copy, does to a closed outbox. */
export const DAMAGES = {
  'a truncated file': (dataDir: string) => {
    const file = outboxFile(dataDir);
    truncateSync(file, middle(file));
  },
  'an empty file': (dataDir: string) => truncateSync(outboxFile(dataDir), 0),
  'a garbage header': (dataDir: string) => overwrite(outboxFile(dataDir), 0, 100),
  'a garbage page in the middle': (dataDir: string) =>
    overwrite(outboxFile(dataDir), middle(outboxFile(dataDir)), PAGE),
  'garbage all through': (dataDir: string) => {
    const file = outboxFile(dataDir);
    overwrite(file, 0, statSync(file).size);
  },
  'a garbage log': (dataDir: string) => {
    const log = `${outboxFile(dataDir)}-wal`;
    closeSync(openSync(log, 'a'));
    overwrite(log, 0, 5 * PAGE);
  },
} satisfies Readonly<Record<string, (dataDir: string) => void>>;
