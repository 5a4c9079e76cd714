import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { movedClock } from '../tests/mail/support/clock.ts';
import { temporaryFolder } from '../tests/mail/support/folders.ts';
import { COLUMNS } from './columns.ts';
import { readDeliveryHealth } from './deliveryHealth.ts';
import type { Enquiry } from './enquiry.ts';
import { Outbox } from './outbox.ts';
import { outboxFile } from './schema.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

function enquiryOf(name: string): Enquiry {
  return { kind: 'contact', fields: [['name', name]], extras: [] };
}

/** An outbox whose clock the test moves. */
function open() {
  const clock = movedClock();
  const outbox = new Outbox(temporaryFolder(), clock);
  const add = (name: string, state: 'queued' | 'held' = 'queued') =>
    outbox.add(enquiryOf(name), state, 'inn.example');
  return { outbox, clock, add };
}

test('what was added is due, oldest first, with a Message-ID of its own', () => {
  const { outbox, clock, add } = open();
  add('first');
  clock.pass(1);
  add('second');
  const due = outbox.due(10);
  expect(due.map(({ enquiry }) => enquiry)).toEqual([enquiryOf('first'), enquiryOf('second')]);
  expect(due[0]?.messageId).toMatch(/^<[\w-]+@inn\.example>$/);
  expect(due[0]?.messageId).not.toBe(due[1]?.messageId);
  outbox.close();
});

test('the same enquiry within ten minutes is one, later it is another', () => {
  const { outbox, clock, add } = open();
  expect(add('Asha').kind).toBe('stored');
  clock.pass(9 * MINUTE);
  expect(add('Asha').kind).toBe('repeated');
  clock.pass(2 * MINUTE);
  expect(add('Asha').kind).toBe('stored');
  expect(outbox.list()).toHaveLength(2);
  outbox.close();
});

test('a held enquiry that a person sends again is freed', () => {
  const { outbox, add } = open();
  add('Asha', 'held');
  expect(outbox.due(10)).toEqual([]);
  expect(add('Asha', 'held').kind).toBe('repeated');
  expect(outbox.due(10)).toEqual([]);
  expect(add('Asha').kind).toBe('repeated');
  expect(outbox.due(10)).toHaveLength(1);
  outbox.close();
});

test('attempts go on for three days; then it is failed, and kept for ever', () => {
  const { outbox, clock, add } = open();
  add('Asha');
  outbox.attemptFailed(1, 'ECONNREFUSED', DAY);
  expect(outbox.due(10)).toEqual([]);
  expect(outbox.untilNextDue()).toBe(DAY);
  clock.pass(DAY);
  expect(outbox.due(10)).toMatchObject([{ attempts: 1, lastError: 'ECONNREFUSED' }]);
  outbox.attemptFailed(1, 'ECONNREFUSED', 2 * DAY + 1);
  clock.pass(400 * DAY);
  expect(outbox.purge()).toBe(0);
  expect(outbox.list('failed')).toHaveLength(1);
  outbox.close();
});

test('a failed one is retried for another three days', () => {
  const { outbox, clock, add } = open();
  add('Asha');
  outbox.attemptFailed(1, 'ETIMEDOUT', 4 * DAY);
  clock.pass(10 * DAY);
  expect(outbox.retry([1, 99])).toBe(1);
  expect(outbox.due(10)).toHaveLength(1);
  outbox.attemptFailed(1, 'ETIMEDOUT', DAY);
  expect(outbox.list('queued')).toHaveLength(1);
  outbox.close();
});

test('what was delivered is not due, cannot be retried, and goes after thirty days', () => {
  const { outbox, clock, add } = open();
  add('Asha');
  outbox.delivered(1);
  expect(outbox.retry([1])).toBe(0);
  expect(outbox.due(10)).toEqual([]);
  expect([outbox.count('queued'), outbox.oldest('queued')]).toEqual([0, undefined]);
  clock.pass(29 * DAY);
  expect(outbox.purge()).toBe(0);
  clock.pass(2 * DAY);
  expect(outbox.purge()).toBe(1);
  outbox.close();
});

test('a held one goes after thirty days too', () => {
  const { outbox, clock, add } = open();
  add('Asha', 'held');
  clock.pass(31 * DAY);
  expect(outbox.purge()).toBe(1);
  outbox.close();
});

test('after a restart everything queued is due', () => {
  const { outbox, add } = open();
  add('Asha');
  outbox.attemptFailed(1, 'EAUTH', DAY);
  outbox.wakeAll();
  expect(outbox.due(10)).toHaveLength(1);
  outbox.close();
});

test('a fields’ name that JavaScript knows is only a name', () => {
  const { outbox } = open();
  const enquiry: Enquiry = {
    kind: 'contact',
    fields: [['name', 'Asha']],
    extras: [['__proto__', 'x']],
  };
  outbox.add(enquiry, 'queued', 'inn.example');
  expect(outbox.list()[0]?.enquiry).toEqual(enquiry);
  outbox.close();
});

test('a fraction of a millisecond is a whole one in the store', () => {
  const { outbox, clock, add } = open();
  add('Asha');
  outbox.attemptFailed(1, 'EAUTH', 11_249.7);
  expect(outbox.list()).toMatchObject([{ attempts: 1, lastError: 'EAUTH' }]);
  expect(outbox.untilNextDue()).toBe(11_250);
  expect(() => outbox.attemptFailed(1, 'EAUTH', Number.NaN)).toThrow('next_attempt_at must be');
  expect(outbox.list()).toMatchObject([{ attempts: 1 }]);
  clock.pass(11_250);
  expect(outbox.due(1)).toHaveLength(1);
  outbox.close();
});

test('the table has the columns that values are bound by, each of its type', () => {
  const dataDir = temporaryFolder();
  new Outbox(dataDir).close();
  const database = new DatabaseSync(outboxFile(dataDir), { readOnly: true });
  const columns = database.prepare('PRAGMA table_info(enquiries)').all();
  database.close();
  expect(Object.fromEntries(columns.map(({ name, type }) => [name, type]))).toEqual(COLUMNS);
});

test.each([
  ['back by an hour', -60 * MINUTE],
  ['forward by a day', DAY],
  ['back by a year', -365 * DAY],
])('a clock set %s neither holds up the queue nor makes it give up', (_, step) => {
  const { outbox, clock, add } = open();
  add('Asha');
  outbox.attemptFailed(1, 'EAUTH', 20 * MINUTE);
  clock.set(step);
  expect(outbox.untilNextDue()).toBe(20 * MINUTE);
  clock.pass(20 * MINUTE);
  expect(outbox.due(1)).toHaveLength(1);
  outbox.attemptFailed(1, 'EAUTH', 3 * DAY - 20 * MINUTE);
  expect(outbox.list('queued')).toHaveLength(1);
  outbox.attemptFailed(1, 'EAUTH', 3 * DAY - 19 * MINUTE);
  expect(outbox.list('failed')).toHaveLength(1);
  outbox.close();
});

test.each([
  ['forward by a day', DAY],
  ['forward by a year and back again', 365 * DAY],
])('nothing goes too early for a clock set %s', (_, step) => {
  const { outbox, clock, add } = open();
  add('Asha');
  outbox.delivered(1);
  add('Ravi', 'held');
  clock.pass(28 * DAY);
  clock.set(step);
  expect(outbox.purge()).toBe(0);
  if (step > 30 * DAY) clock.set(-step);
  clock.pass(DAY);
  expect(outbox.purge()).toBe(0);
  clock.pass(30 * DAY);
  expect(outbox.purge()).toBe(2);
  outbox.close();
});

test('what would go into a file that was deleted or moved away is refused, and told', () => {
  const folder = temporaryFolder();
  const outbox = new Outbox(folder);
  const add = (name: string) => outbox.add(enquiryOf(name), 'queued', 'inn.example');
  const store = () => readDeliveryHealth(outbox, { kind: 'good' }, false).store;
  expect([add('before').kind, store()]).toEqual(['stored', 'good']);
  renameSync(folder, `${folder}-away`);
  expect(() => add('meanwhile')).toThrow('ENOENT');
  expect(store()).toBe('unreadable');
  // Another outbox in its place, as a restored one.
  mkdirSync(folder);
  new Outbox(folder).close();
  expect(() => add('meanwhile')).toThrow('Another file');
  expect(store()).toBe('unreadable');
  rmSync(folder, { recursive: true });
  renameSync(`${folder}-away`, folder);
  expect([add('after').kind, store()]).toEqual(['stored', 'good']);
  outbox.close();
});
