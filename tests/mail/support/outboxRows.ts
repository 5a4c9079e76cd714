import { DatabaseSync } from 'node:sqlite';
import { type Entry, entryOf } from '../../../mail-service/entry.ts';
import { outboxFile } from '../../../mail-service/schema.ts';

/** What stands in the outbox of a running service, in the order of arrival. */
export function outboxRows(dataDir: string): Entry[] {
  const database = new DatabaseSync(outboxFile(dataDir), { readOnly: true, timeout: 5000 });
  try {
    return database.prepare('SELECT * FROM enquiries ORDER BY id').all().map(entryOf);
  } finally {
    database.close();
  }
}
