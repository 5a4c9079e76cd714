import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { DAMAGES } from '../../tests/mail/support/damage.ts';
import { temporaryFolder } from '../../tests/mail/support/folders.ts';
import { outboxFile } from './database.ts';
import type { Entry } from './enquiry.ts';
import { Outbox } from './outbox.ts';
import { damagedFiles, recoverOutbox } from './recovery.ts';
import { UNKNOWN_DELIVERY } from './salvage.ts';

const COUNT = 60;
const NOW = new Date(Date.UTC(2027, 2, 10, 9, 30, 5));
const silent = () => {};

/** A closed outbox: every third enquiry is delivered, every third held, the others wait. */
function makeOutbox(): { dataDir: string; before: Entry[] } {
  const dataDir = temporaryFolder();
  const outbox = new Outbox(dataDir);
  for (let number = 0; number < COUNT; number += 1) {
    const fields = [['message', `${number}: ${'ನ'.repeat(300)}`]] as const;
    const state = number % 3 === 1 ? 'held' : 'queued';
    outbox.add({ kind: 'contact', fields, extras: [] }, state, 'inn.example');
    if (number % 3 === 0) {
      const last = outbox.deliveries.due(COUNT).at(-1);
      outbox.deliveries.delivered(last?.id ?? 0);
    }
  }
  const before = outbox.list();
  outbox.close();
  return { dataDir, before };
}

function entriesIn(dataDir: string): Entry[] {
  const outbox = new Outbox(dataDir);
  const entries = outbox.list();
  outbox.close();
  return entries;
}

const AT_LEAST: Readonly<Record<keyof typeof DAMAGES, number>> = {
  'a truncated file': COUNT / 4,
  'an empty file': 0,
  'a garbage header': COUNT,
  'a garbage page in the middle': COUNT - 10,
  'garbage all through': 0,
  'a garbage log': COUNT,
};

test.each(Object.keys(DAMAGES) as (keyof typeof DAMAGES)[])(
  '%s: what can be read is in a new outbox, none of it queued that was not',
  (kind) => {
    const { dataDir, before } = makeOutbox();
    DAMAGES[kind](dataDir);
    const damaged = readFileSync(outboxFile(dataDir));
    const lines: string[] = [];
    recoverOutbox(dataDir, NOW, (event, details) =>
      lines.push(`${event} ${details?.['renamed_to']}`),
    );

    const after = entriesIn(dataDir);
    expect(after.length).toBeGreaterThanOrEqual(AT_LEAST[kind]);
    for (const entry of after) {
      const known = before.find(({ id }) => id === entry.id);
      expect({ ...entry, state: known?.state, deliveries: known?.deliveries }).toEqual(known);
      const isUnknown = entry.deliveries[0]?.lastError === UNKNOWN_DELIVERY;
      if (isUnknown) expect(entry.state).toBe('failed');
      else expect(entry).toEqual(known);
    }
    const name = `outbox.corrupt-2027-03-10T09-30-05Z-saved-${after.length}.db`;
    expect(damagedFiles(dataDir)).toEqual([{ name, saved: after.length }]);
    expect(lines).toEqual([`outbox damaged ${name}`]);
    expect(readFileSync(join(dataDir, name)).equals(damaged)).toBe(true);
    expect(statSync(outboxFile(dataDir)).mode & 0o777).toBe(0o600);

    // It works like any other outbox.
    recoverOutbox(dataDir, new Date(), silent);
    expect(damagedFiles(dataDir)).toHaveLength(1);
  },
);

test('an undamaged outbox is left alone, and a missing one too', () => {
  const { dataDir, before } = makeOutbox();
  recoverOutbox(dataDir, NOW, silent);
  expect(readdirSync(dataDir)).toEqual(['outbox.db']);
  expect(entriesIn(dataDir)).toEqual(before);
  const empty = temporaryFolder();
  recoverOutbox(empty, NOW, silent);
  expect(readdirSync(empty)).toEqual([]);
});

test('the outbox of a killed service is complete with its log', () => {
  const { dataDir } = makeOutbox();
  const outbox = new Outbox(dataDir);
  outbox.add({ kind: 'contact', fields: [], extras: [] }, 'queued', 'inn.example');
  const killed = temporaryFolder();
  for (const name of readdirSync(dataDir)) copyFileSync(join(dataDir, name), join(killed, name));
  outbox.close();
  recoverOutbox(killed, NOW, silent);
  expect(damagedFiles(killed)).toEqual([]);
  expect(entriesIn(killed)).toHaveLength(COUNT + 1);
});

test('enquiries that only the log contains are saved when the file is damaged', () => {
  const { dataDir } = makeOutbox();
  const outbox = new Outbox(dataDir);
  outbox.add({ kind: 'contact', fields: [['name', 'Last']], extras: [] }, 'queued', 'inn.example');
  const killed = temporaryFolder();
  for (const name of readdirSync(dataDir)) copyFileSync(join(dataDir, name), join(killed, name));
  outbox.close();
  DAMAGES['a garbage page in the middle'](killed);
  recoverOutbox(killed, NOW, silent);
  expect(damagedFiles(killed)).toHaveLength(1);
  expect(entriesIn(killed).at(-1)?.enquiry.fields).toEqual([['name', 'Last']]);
});

test('a crash between moving the damaged file away and putting the new one in place loses nothing', () => {
  const { dataDir } = makeOutbox();
  DAMAGES['a garbage page in the middle'](dataDir);
  recoverOutbox(dataDir, NOW, silent);
  const saved = entriesIn(dataDir);
  renameSync(outboxFile(dataDir), join(dataDir, 'outbox.salvaged.db'));
  recoverOutbox(dataDir, NOW, silent);
  expect(entriesIn(dataDir)).toEqual(saved);
  expect(existsSync(join(dataDir, 'outbox.salvaged.db'))).toBe(false);
});

test('a damaged outbox and its log stay together, though the clock was wrong at an earlier damage', () => {
  const { dataDir } = makeOutbox();
  const earlier = join(dataDir, 'outbox.corrupt-2099-01-01T00-00-00Z-saved-3.db');
  writeFileSync(earlier, 'earlier');
  writeFileSync(`${earlier}-wal`, 'its log');
  DAMAGES['a garbage log'](dataDir);
  recoverOutbox(dataDir, NOW, silent);
  expect(readFileSync(`${earlier}-wal`, 'utf8')).toBe('its log');
  const [damaged] = damagedFiles(dataDir);
  expect(existsSync(join(dataDir, `${damaged?.name}-wal`))).toBe(true);
});

test('an enquiry with unreadable deliveries is neither mailed again nor lost', () => {
  const { dataDir } = makeOutbox();
  const database = new DatabaseSync(outboxFile(dataDir));
  database.exec('DELETE FROM deliveries WHERE enquiry = 1');
  database.close();
  DAMAGES['a garbage header'](dataDir);
  recoverOutbox(dataDir, NOW, silent);
  expect(entriesIn(dataDir)[0]).toMatchObject({
    state: 'failed',
    deliveries: [{ lastError: UNKNOWN_DELIVERY }],
  });
});

test('if one of an enquiry’s deliveries is unreadable, nobody gets it twice', () => {
  const dataDir = temporaryFolder();
  const mailTo = ['a@inn.example', 'b@inn.example'];
  const first = new Outbox(dataDir, undefined, mailTo);
  for (const name of ['whole', 'cut']) {
    const fields = [['name', name]] as const;
    first.add({ kind: 'contact', fields, extras: [] }, 'queued', 'inn.example');
  }
  for (const { id } of first.deliveries.due(9).filter(({ recipient }) => recipient === mailTo[0])) {
    first.deliveries.delivered(id);
  }
  first.close();
  const database = new DatabaseSync(outboxFile(dataDir));
  database.exec("DELETE FROM deliveries WHERE enquiry = 2 AND state = 'delivered'");
  database.close();
  DAMAGES['a garbage header'](dataDir);
  recoverOutbox(dataDir, NOW, silent);
  const second = new Outbox(dataDir, undefined, mailTo);
  second.deliveries.followRecipients();
  const due = second.deliveries.due(9).map(({ entry, recipient }) => `${entry} ${recipient}`);
  expect(due).toEqual(['1 b@inn.example', '2 b@inn.example']);
  expect(second.list()[1]?.deliveries).toContainEqual(
    expect.objectContaining({ recipient: mailTo[0], state: 'failed', lastError: UNKNOWN_DELIVERY }),
  );
  second.close();
});

/** Changes the closed outbox in ways that its own tables reject. */
function tamper(dataDir: string, sql: string): void {
  const database = new DatabaseSync(outboxFile(dataDir), { defensive: false });
  database.exec(`PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; ${sql}`);
  database.close();
}

test('deliveries added for missing ones do not replace others', () => {
  const dataDir = temporaryFolder();
  const mailTo = ['a@inn.example', 'b@inn.example'];
  const first = new Outbox(dataDir, undefined, mailTo);
  for (const name of ['whole', 'cut', 'next', 'last']) {
    const fields = [['name', name]] as const;
    first.add({ kind: 'contact', fields, extras: [] }, 'queued', 'inn.example');
  }
  first.close();
  tamper(dataDir, 'DELETE FROM deliveries WHERE id = 4; DELETE FROM deliveries WHERE id = 8');
  tamper(dataDir, 'UPDATE deliveries SET id = id + 100');
  DAMAGES['a garbage header'](dataDir);
  recoverOutbox(dataDir, NOW, silent);
  const states = entriesIn(dataDir).map(({ deliveries }) =>
    deliveries.map(({ recipient, state }) => `${recipient[0]} ${state}`).join(),
  );
  // Nothing shows that the last one had another delivery.
  expect(states).toEqual([
    'a queued,b queued',
    'a queued,b failed',
    'a queued,b queued',
    'a queued',
  ]);
});

test('a delivery whose state is garbled counts as failed, for its own recipient', () => {
  const { dataDir } = makeOutbox();
  tamper(
    dataDir,
    `UPDATE deliveries SET recipient = 'a@inn.example' WHERE enquiry = 1;
     UPDATE deliveries SET state = 'qteued' WHERE enquiry = 1;
     INSERT INTO deliveries (enquiry, recipient, state, next_attempt_at, give_up_at)
       VALUES (1, 'b@inn.example', 'delivered', 1, 1)`,
  );
  DAMAGES['a garbage header'](dataDir);
  recoverOutbox(dataDir, NOW, silent);
  const [entry] = entriesIn(dataDir);
  expect(entry?.deliveries).toMatchObject([
    { recipient: 'a@inn.example', state: 'failed', lastError: UNKNOWN_DELIVERY },
    { recipient: 'b@inn.example', state: 'delivered' },
  ]);
});

test('on a full disk, the recovery fails and leaves the damaged outbox in place', () => {
  const { dataDir } = makeOutbox();
  DAMAGES['a garbage header'](dataDir);
  const damaged = readFileSync(outboxFile(dataDir));
  const { prepare } = DatabaseSync.prototype;
  const spy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
    this: DatabaseSync,
    sql,
  ) {
    if (sql.startsWith('INSERT INTO deliveries')) {
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    }
    return prepare.call(this, sql);
  });
  try {
    expect(() => recoverOutbox(dataDir, NOW, silent)).toThrow('is full: make room');
  } finally {
    spy.mockRestore();
  }
  expect(damagedFiles(dataDir)).toEqual([]);
  expect(readFileSync(outboxFile(dataDir)).equals(damaged)).toBe(true);
});

/** Flips the lowest bit of a byte of the closed outbox. */
function flipBit(dataDir: string, find: (bytes: Buffer) => number): void {
  const bytes = readFileSync(outboxFile(dataDir));
  const at = find(bytes);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(outboxFile(dataDir), bytes);
}

test('a flipped bit in an index hides no delivery', () => {
  const { dataDir, before } = makeOutbox();
  const database = new DatabaseSync(outboxFile(dataDir));
  const sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'by_due'";
  const page = Number(database.prepare(sql).get()?.['rootpage']);
  database.close();
  flipBit(dataDir, (bytes) => bytes.indexOf('queued', (page - 1) * 4096));
  recoverOutbox(dataDir, NOW, silent);
  expect(damagedFiles(dataDir)).toEqual([expect.objectContaining({ saved: COUNT })]);
  const outbox = new Outbox(dataDir);
  expect(outbox.deliveries.due(COUNT)).toHaveLength(
    before.filter(({ state }) => state === 'queued').length,
  );
  outbox.close();
});

test.each([17, 21, 47])('a flipped bit in byte %i of the header loses nothing', (byte) => {
  const { dataDir, before } = makeOutbox();
  flipBit(dataDir, () => byte);
  recoverOutbox(dataDir, NOW, silent);
  expect(damagedFiles(dataDir)).toEqual([expect.objectContaining({ saved: COUNT })]);
  expect(entriesIn(dataDir)).toEqual(before);
});

test('a garbled number does not make the recovery last for ever', () => {
  const { dataDir, before } = makeOutbox();
  tamper(
    dataDir,
    `UPDATE sqlite_sequence SET seq = 1 << 52;
     INSERT INTO deliveries (id, enquiry, recipient, state, next_attempt_at, give_up_at)
       VALUES (1 << 52, 1 << 52, '', 'queued', 1, 1)`,
  );
  DAMAGES['a garbage header'](dataDir);
  recoverOutbox(dataDir, NOW, silent);
  expect(entriesIn(dataDir)).toEqual(before);
});
