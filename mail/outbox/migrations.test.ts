import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { movedClock } from '../../tests/mail/support/clock.ts';
import { temporaryFolder } from '../../tests/mail/support/folders.ts';
import { startProduct } from '../../tests/mail/support/product.ts';
import { soon } from '../../tests/support/soon.ts';
import { runCommand } from '../commands.ts';
import { lockDataDir, outboxFile } from './database.ts';
import { MIGRATIONS, versionOf } from './migrations.ts';
import { Outbox } from './outbox.ts';

/** The outbox as releases before version 1 created it, with an enquiry in every state. */
const UNVERSIONED = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE enquiries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    state TEXT NOT NULL CHECK (state IN ('queued', 'delivered', 'failed', 'held')),
    content TEXT NOT NULL, fingerprint TEXT NOT NULL, message_id TEXT NOT NULL UNIQUE,
    accepted_at INTEGER NOT NULL, next_attempt_at INTEGER NOT NULL, give_up_at INTEGER NOT NULL,
    settled_at INTEGER , attempts INTEGER NOT NULL DEFAULT 0, last_error TEXT
  ) STRICT;
  CREATE INDEX by_due ON enquiries (state, next_attempt_at);
  CREATE INDEX by_fingerprint ON enquiries (fingerprint, accepted_at);
  CREATE TABLE acknowledgements (
    enquiry INTEGER PRIMARY KEY, state TEXT NOT NULL, address TEXT NOT NULL,
    asked_at INTEGER NOT NULL, repeated_at INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX by_address ON acknowledgements (address, asked_at);
`;
const NOW = Date.UTC(2027, 2, 10);
const ROWS = [
  ['queued', 'Asha', 0, null, null],
  ['queued', 'Ravi', 3, null, 'ECONNREFUSED CONN'],
  ['delivered', 'Meera', 1, NOW - 5000, null],
  ['delivered', 'Kiran', 2, NOW - 4000, 'EENVELOPE 550 RCPT TO'],
  ['failed', 'Divya', 99, null, 'ETIMEDOUT CONN'],
  ['held', 'Bot', 0, null, null],
] as const;

function makeUnversioned(): string {
  const dataDir = temporaryFolder();
  const database = new DatabaseSync(outboxFile(dataDir));
  database.exec(UNVERSIONED);
  const insert = database.prepare(
    `INSERT INTO enquiries (state, content, fingerprint, message_id, accepted_at, next_attempt_at,
     give_up_at, attempts, settled_at, last_error) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const [state, name, attempts, settled, error] of ROWS) {
    const content = JSON.stringify({
      ...{ kind: 'contact', extras: [] },
      fields: [
        ['name', name],
        ['email', 'guest@example.org'],
      ],
    });
    const times = [NOW - 9000, NOW + 1000, NOW + 9e7];
    insert.run(state, content, name, `<${name}@inn.example>`, ...times, attempts, settled, error);
  }
  database.exec("INSERT INTO acknowledgements VALUES (3, 'sent', 'g@example.org', 1, 0, 1, 1)");
  database.close();
  return dataDir;
}

test('an unversioned outbox keeps every enquiry in its state', () => {
  const dataDir = makeUnversioned();
  const outbox = new Outbox(dataDir, movedClock(NOW), ['a@inn.example', 'b@inn.example']);
  onTestFinished(() => outbox.close());
  outbox.deliveries.followRecipients();
  const waiting = (attempts: number, lastError?: string) =>
    ['a@inn.example', 'b@inn.example'].map((recipient) => ({
      ...{ recipient, state: 'queued', attempts, lastError },
      nextAttemptAt: new Date(NOW + 1000),
      giveUpAt: new Date(NOW + 9e7),
    }));
  expect(outbox.list()).toMatchObject([
    { state: 'queued', messageId: '<Asha@inn.example>', deliveries: waiting(0) },
    { state: 'queued', deliveries: waiting(3, 'ECONNREFUSED CONN') },
    { state: 'delivered', deliveries: [{ deliveredAt: new Date(NOW - 5000) }] },
    { state: 'delivered', deliveries: [{ lastError: 'EENVELOPE 550 RCPT TO' }] },
    { state: 'failed', deliveries: [{ attempts: 99, lastError: 'ETIMEDOUT CONN' }] },
    { state: 'held', deliveries: [] },
  ]);
  expect(outbox.acknowledgements.states().get(3)).toBe('sent');
  const database = new DatabaseSync(outboxFile(dataDir), { readOnly: true });
  expect(versionOf(database)).toBe(MIGRATIONS.length);
  database.close();
});

test('a service on such an outbox mails queued enquiries once to each address, and no delivered ones', async () => {
  const dataDir = makeUnversioned();
  const mailTo = ['a@inn.example', 'b@inn.example'];
  const { mailbox } = await startProduct({ mail: { dataDir, mailTo } });
  const states = () => {
    const outbox = new Outbox(dataDir);
    const found = outbox.list().map(({ state }) => state);
    outbox.close();
    return found;
  };
  const ended = ['delivered', 'delivered', 'delivered', 'delivered', 'failed', 'held'];
  await soon(() => expect(states()).toEqual(ended));
  const received = mailbox.mails.map(({ messageId }, i) => [messageId, mailbox.recipients[i]?.[0]]);
  const expected = ['<Asha@inn.example>', '<Ravi@inn.example>'].flatMap((id) =>
    mailTo.map((to) => [id, to]),
  );
  expect(received.toSorted()).toEqual(expected.toSorted());
});

test('an outbox of a newer release is refused, and stays unchanged', () => {
  const dataDir = makeUnversioned();
  const database = new DatabaseSync(outboxFile(dataDir));
  database.exec('PRAGMA user_version = 99');
  const message = /^The outbox is from a newer version of this software \(99; .* restore a backup/;
  expect(() => new Outbox(dataDir)).toThrow(message);
  expect(() => runCommand(dataDir, ['list'])).toThrow(message);
  expect(() => runCommand(temporaryFolder(), ['restore', outboxFile(dataDir)])).toThrow(message);
  expect(database.prepare('SELECT count(state) AS n FROM enquiries').get()?.['n']).toBe(6);
  database.close();
});

test('a step that fails leaves the outbox as it was before the step', () => {
  const dataDir = makeUnversioned();
  const database = new DatabaseSync(outboxFile(dataDir));
  // Conflicts with the table that the second step creates.
  database.exec('CREATE TABLE deliveries (id INTEGER)');
  expect(() => new Outbox(dataDir)).toThrow('The outbox cannot be opened: table deliveries');
  expect(versionOf(database)).toBe(1);
  expect(database.prepare('SELECT count(state) AS n FROM enquiries').get()?.['n']).toBe(6);
  database.exec('DROP TABLE deliveries');
  new Outbox(dataDir).close();
  expect(versionOf(database)).toBe(MIGRATIONS.length);
  database.close();
});

test('no command changes the outbox while a service of the previous release runs', () => {
  const dataDir = makeUnversioned();
  const unlock = lockDataDir(dataDir);
  const refused = 'The service still runs the code from before the update: start it again first.';
  expect(() => runCommand(dataDir, ['list'])).toThrow(refused);
  expect(() => runCommand(dataDir, ['backup', `${temporaryFolder()}/o.bak`])).toThrow(refused);
  unlock();
  expect(runCommand(dataDir, ['list'])).toContain('2 queued, 2 delivered, 1 failed, 1 held.');
});

test('a backup of a previous release can be restored and mailed from', () => {
  const previous = makeUnversioned();
  const dataDir = temporaryFolder();
  expect(runCommand(dataDir, ['restore', outboxFile(previous)])).toMatch(/^6 enquiries restored/);
  expect(runCommand(dataDir, ['list', 'queued'])).toContain('2 queued.');
});
