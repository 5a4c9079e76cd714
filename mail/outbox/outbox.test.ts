import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { DAY, MINUTE } from '../../lib/durations.ts';
import { movedClock } from '../../tests/mail/support/clock.ts';
import { temporaryFolder } from '../../tests/mail/support/folders.ts';
import { enquiryOf, openOutbox } from '../../tests/mail/support/movedOutbox.ts';
import { readDeliveryHealth } from '../health/health.ts';
import { outboxFile } from './database.ts';
import type { Enquiry } from './enquiry.ts';
import { Outbox } from './outbox.ts';
import { COLUMNS } from './store.ts';

test('an added enquiry is due, oldest first, with its own Message-ID', () => {
  const { outbox, clock, add } = openOutbox();
  add('first');
  clock.pass(1);
  add('second');
  const due = outbox.deliveries.due(10);
  expect(due.map(({ enquiry }) => enquiry)).toEqual([enquiryOf('first'), enquiryOf('second')]);
  expect(due[0]?.messageId).toMatch(/^<[\w-]+@inn\.example>$/);
  expect(due[0]?.messageId).not.toBe(due[1]?.messageId);
});

test('an equal enquiry within ten minutes is a repeat, later it is a new one', () => {
  const { outbox, clock, add } = openOutbox();
  expect(add('Asha').kind).toBe('stored');
  clock.pass(9 * MINUTE);
  expect(add('Asha').kind).toBe('repeated');
  clock.pass(2 * MINUTE);
  expect(add('Asha').kind).toBe('stored');
  expect(outbox.list()).toHaveLength(2);
});

test('the same words are a new enquiry though the first came while the clock was ahead', () => {
  const { clock, add } = openOutbox();
  clock.set(365 * DAY);
  add('Asha');
  clock.set(-365 * DAY);
  clock.pass(DAY);
  expect(add('Asha').kind).toBe('stored');
});

test('a device’s resend under the same reference is a repeat on any day', () => {
  const { outbox, clock, add } = openOutbox();
  const send = (reference: string, name = 'Asha') =>
    outbox.add({ ...enquiryOf(name), reference }, 'queued', 'inn.example');
  expect(send('K7M-4RX').kind).toBe('stored');
  clock.pass(20 * DAY);
  expect(send('K7M-4RX')).toEqual({ kind: 'repeated', reference: 'K7M-4RX', id: 1 });
  // Different words, or the same words on another day.
  expect(send('K7M-4RX', 'Ravi').kind).toBe('stored');
  expect(send('W3P-9HC').kind).toBe('stored');
  clock.pass(DAY);
  expect(add('Asha').kind).toBe('stored');
  expect(outbox.list()).toHaveLength(4);
});

test('a held enquiry that a person sends again is released', () => {
  const { outbox, add } = openOutbox();
  add('Asha', 'held');
  expect(outbox.deliveries.due(10)).toEqual([]);
  expect(add('Asha', 'held').kind).toBe('repeated');
  expect(outbox.deliveries.due(10)).toEqual([]);
  expect(add('Asha').kind).toBe('repeated');
  expect(outbox.deliveries.due(10)).toHaveLength(1);
});

test('a delivered enquiry is not due, cannot be retried, and is deleted after thirty days', () => {
  const { outbox, clock, add } = openOutbox();
  add('Asha');
  outbox.deliveries.delivered(1);
  expect(outbox.retry([1])).toBe(0);
  expect(outbox.deliveries.due(10)).toEqual([]);
  expect(outbox.deliveries.backlog('queued')).toBeUndefined();
  clock.pass(29 * DAY);
  expect(outbox.purge()).toBe(0);
  clock.pass(2 * DAY);
  expect(outbox.purge()).toBe(1);
});

test('a held one is deleted after thirty days too', () => {
  const { outbox, clock, add } = openOutbox();
  add('Asha', 'held');
  clock.pass(31 * DAY);
  expect(outbox.purge()).toBe(1);
});

test('no file of the running outbox contains a word of a deleted enquiry', () => {
  const dataDir = temporaryFolder();
  const clock = movedClock();
  const outbox = new Outbox(dataDir, clock);
  const { id } = outbox.add(enquiryOf('Parvathamma'), 'held', 'inn.example');
  outbox.acknowledgements.record(id, 'parvathamma@example.org', true);
  const files = () =>
    readdirSync(dataDir).filter((name) =>
      readFileSync(join(dataDir, name), 'latin1').toLowerCase().includes('parvathamma'),
    );
  expect(files()).toContain('outbox.db-wal');
  clock.pass(31 * DAY);
  expect(outbox.purge()).toBe(1);
  expect(files()).toEqual([]);
  outbox.close();
});

test('after a restart everything queued is due', () => {
  const { outbox, add } = openOutbox();
  add('Asha');
  outbox.deliveries.attemptFailed(1, 'EAUTH', DAY);
  outbox.deliveries.wakeAll();
  expect(outbox.deliveries.due(10)).toHaveLength(1);
});

test('a field may have the name of a JavaScript property', () => {
  const { outbox } = openOutbox();
  const enquiry: Enquiry = {
    kind: 'contact',
    fields: [['name', 'Asha']],
    extras: [['__proto__', 'x']],
  };
  outbox.add(enquiry, 'queued', 'inn.example');
  expect(outbox.list()[0]?.enquiry).toEqual(enquiry);
});

test('a fraction of a millisecond is rounded', () => {
  const { outbox, clock, add } = openOutbox();
  add('Asha');
  outbox.deliveries.attemptFailed(1, 'EAUTH', 11_249.7);
  expect(outbox.list()).toMatchObject([{ deliveries: [{ attempts: 1, lastError: 'EAUTH' }] }]);
  expect(outbox.deliveries.untilNextDue()).toBe(11_250);
  expect(() => outbox.deliveries.attemptFailed(1, 'EAUTH', Number.NaN)).toThrow(
    'next_attempt_at must be',
  );
  expect(outbox.list()).toMatchObject([{ deliveries: [{ attempts: 1 }] }]);
  clock.pass(11_250);
  expect(outbox.deliveries.due(1)).toHaveLength(1);
});

test('the tables have the columns by which values are bound, with the same types', () => {
  const dataDir = temporaryFolder();
  new Outbox(dataDir).close();
  const database = new DatabaseSync(outboxFile(dataDir), { readOnly: true });
  const columns = ['enquiries', 'deliveries', 'acknowledgements'].flatMap((table) =>
    database.prepare(`PRAGMA table_info(${table})`).all(),
  );
  database.close();
  expect(Object.fromEntries(columns.map(({ name, type }) => [name, type]))).toEqual(COLUMNS);
});

test.each([
  ['back by an hour', -60 * MINUTE],
  ['forward by a day', DAY],
  ['back by a year', -365 * DAY],
])('a clock set %s neither holds up the queue nor makes it give up', (_, step) => {
  const { outbox, clock, add } = openOutbox();
  add('Asha');
  outbox.deliveries.attemptFailed(1, 'EAUTH', 20 * MINUTE);
  clock.set(step);
  expect(outbox.deliveries.untilNextDue()).toBe(20 * MINUTE);
  clock.pass(20 * MINUTE);
  expect(outbox.deliveries.due(1)).toHaveLength(1);
  outbox.deliveries.attemptFailed(1, 'EAUTH', 3 * DAY - 20 * MINUTE);
  expect(outbox.list('queued')).toHaveLength(1);
  outbox.deliveries.attemptFailed(1, 'EAUTH', 3 * DAY - 19 * MINUTE);
  expect(outbox.list('failed')).toHaveLength(1);
});

test.each([
  ['forward by a day', DAY],
  ['forward by a year and back again', 365 * DAY],
])('nothing goes too early for a clock set %s', (_, step) => {
  const { outbox, clock, add } = openOutbox();
  add('Asha');
  outbox.deliveries.delivered(1);
  add('Ravi', 'held');
  clock.pass(28 * DAY);
  clock.set(step);
  expect(outbox.purge()).toBe(0);
  if (step > 30 * DAY) clock.set(-step);
  clock.pass(DAY);
  expect(outbox.purge()).toBe(0);
  clock.pass(30 * DAY);
  expect(outbox.purge()).toBe(2);
});

test('writing to a deleted or moved file is refused, and reported', () => {
  const folder = temporaryFolder();
  const outbox = new Outbox(folder);
  const add = (name: string) => outbox.add(enquiryOf(name), 'queued', 'inn.example');
  const store = () => readDeliveryHealth(outbox, { kind: 'good' }, false).store;
  expect([add('before').kind, store()]).toEqual(['stored', 'good']);
  renameSync(folder, `${folder}-away`);
  expect(() => add('meanwhile')).toThrow('ENOENT');
  expect(store()).toBe('unreadable');
  // Another outbox in its place, such as a restored one.
  mkdirSync(folder);
  new Outbox(folder).close();
  expect(() => add('meanwhile')).toThrow('Another file');
  expect(store()).toBe('unreadable');
  rmSync(folder, { recursive: true });
  renameSync(`${folder}-away`, folder);
  expect([add('after').kind, store()]).toEqual(['stored', 'good']);
  outbox.close();
});
