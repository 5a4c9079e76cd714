import { DatabaseSync } from 'node:sqlite';
import { outboxFile } from '../../../mail/outbox/database.ts';
import { type Delivery, type Entry, entriesOf } from '../../../mail/outbox/enquiry.ts';

/** An enquiry, with the delivery to its first recipient. */
export type OutboxRow = Entry & Omit<Delivery, 'state'>;

/** Reads the entries of an open outbox. */
export function rowsOf(database: DatabaseSync): OutboxRow[] {
  const read = (table: string) => database.prepare(`SELECT * FROM ${table} ORDER BY id`).all();
  return entriesOf(read('enquiries'), read('deliveries')).map((entry) => ({
    ...(entry.deliveries[0] as Delivery),
    ...entry,
  }));
}

function readOutbox<Rows>(dataDir: string, read: (database: DatabaseSync) => Rows): Rows {
  const database = new DatabaseSync(outboxFile(dataDir), { readOnly: true, timeout: 5000 });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/** The enquiries in the outbox of a running service, in the order of arrival. */
export const outboxRows = (dataDir: string): OutboxRow[] => readOutbox(dataDir, rowsOf);

/** The states of the acknowledgements to guests. */
export const acknowledgementStates = (dataDir: string): unknown[] =>
  readOutbox(dataDir, (database) =>
    database
      .prepare('SELECT state FROM acknowledgements')
      .all()
      .map(({ state }) => state),
  );
