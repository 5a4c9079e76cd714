import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DAY, MINUTE } from '../../lib/durations.ts';
import { movedClock } from '../../tests/mail/support/clock.ts';
import { temporaryFolder } from '../../tests/mail/support/folders.ts';
import { readDeliveryHealth } from '../health/health.ts';
import { outboxFile } from './database.ts';
import type { Enquiry } from './enquiry.ts';
import { Outbox } from './outbox.ts';
import { COLUMNS } from './store.ts';

function enquiryOf(name: string): Enquiry {
  return { kind: 'contact', fields: [['name', name]], extras: [] };
}

/** An outbox whose clock the test moves. */
function open() {
  const clock = movedClock();
  const outbox = new Outbox(temporaryFolder(), clock);
  onTestFinished(() => outbox.close());
  const add = (name: string, state: 'queued' | 'held' = 'queued') =>
    outbox.add(enquiryOf(name), state, 'inn.example');
  return { outbox, clock, add };
}

test('an added enquiry is due, oldest first, with its own Message-ID', () => {
  const { outbox, clock, add } = open();
  add('first');
  clock.pass(1);
  add('second');
  const due = outbox.deliveries.due(10);
  expect(due.map(({ enquiry }) => enquiry)).toEqual([enquiryOf('first'), enquiryOf('second')]);
  expect(due[0]?.messageId).toMatch(/^<[\w-]+@inn\.example>$/);
  expect(due[0]?.messageId).not.toBe(due[1]?.messageId);
});

test('an equal enquiry within ten minutes is a repeat, later it is a new one', () => {
  const { outbox, clock, add } = open();
  expect(add('Asha').kind).toBe('stored');
  clock.pass(9 * MINUTE);
  expect(add('Asha').kind).toBe('repeated');
  clock.pass(2 * MINUTE);
  expect(add('Asha').kind).toBe('stored');
  expect(outbox.list()).toHaveLength(2);
});

test('the same words are a new enquiry though the first came while the clock was ahead', () => {
  const { clock, add } = open();
  clock.set(365 * DAY);
  add('Asha');
  clock.set(-365 * DAY);
  clock.pass(DAY);
  expect(add('Asha').kind).toBe('stored');
});

test('a device’s resend under the same reference is a repeat on any day', () => {
  const { outbox, clock, add } = open();
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
  const { outbox, add } = open();
  add('Asha', 'held');
  expect(outbox.deliveries.due(10)).toEqual([]);
  expect(add('Asha', 'held').kind).toBe('repeated');
  expect(outbox.deliveries.due(10)).toEqual([]);
  expect(add('Asha').kind).toBe('repeated');
  expect(outbox.deliveries.due(10)).toHaveLength(1);
});

test('attempts continue for three days; then the enquiry is failed, and never deleted', () => {
  const { outbox, clock, add } = open();
  add('Asha');
  outbox.deliveries.attemptFailed(1, 'ECONNREFUSED', DAY);
  expect(outbox.deliveries.due(10)).toEqual([]);
  expect(outbox.deliveries.untilNextDue()).toBe(DAY);
  clock.pass(DAY);
  expect(outbox.deliveries.due(10)).toMatchObject([{ attempts: 1 }]);
  outbox.deliveries.attemptFailed(1, 'ECONNREFUSED', 2 * DAY + 1);
  clock.pass(400 * DAY);
  expect(outbox.purge()).toBe(0);
  expect(outbox.list('failed')).toHaveLength(1);
});

test('a failed one is retried for another three days', () => {
  const { outbox, clock, add } = open();
  add('Asha');
  outbox.deliveries.attemptFailed(1, 'ETIMEDOUT', 4 * DAY);
  clock.pass(10 * DAY);
  expect(outbox.retry([1, 99])).toBe(1);
  expect(outbox.deliveries.due(10)).toHaveLength(1);
  outbox.deliveries.attemptFailed(1, 'ETIMEDOUT', DAY);
  expect(outbox.list('queued')).toHaveLength(1);
});

test('a delivered enquiry is not due, cannot be retried, and is deleted after thirty days', () => {
  const { outbox, clock, add } = open();
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
  const { outbox, clock, add } = open();
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
  const { outbox, add } = open();
  add('Asha');
  outbox.deliveries.attemptFailed(1, 'EAUTH', DAY);
  outbox.deliveries.wakeAll();
  expect(outbox.deliveries.due(10)).toHaveLength(1);
});

test('a field may have the name of a JavaScript property', () => {
  const { outbox } = open();
  const enquiry: Enquiry = {
    kind: 'contact',
    fields: [['name', 'Asha']],
    extras: [['__proto__', 'x']],
  };
  outbox.add(enquiry, 'queued', 'inn.example');
  expect(outbox.list()[0]?.enquiry).toEqual(enquiry);
});

test('a fraction of a millisecond is rounded', () => {
  const { outbox, clock, add } = open();
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
  const { outbox, clock, add } = open();
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
  const { outbox, clock, add } = open();
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

test('each recipient has its own attempts and end; the enquiry is deleted once all have it', () => {
  const clock = movedClock();
  const outbox = new Outbox(temporaryFolder(), clock, ['a@inn', 'b@inn', 'a@inn']);
  outbox.add(enquiryOf('Asha'), 'queued', 'inn.example');
  const [toA, toB] = outbox.deliveries.due(10);
  expect([toA?.recipient, toB?.recipient]).toEqual(['a@inn', 'b@inn']);
  outbox.deliveries.delivered(toA?.id ?? 0);
  outbox.deliveries.attemptFailed(toB?.id ?? 0, 'EENVELOPE 450 RCPT TO', MINUTE);
  expect(outbox.list()).toMatchObject([
    {
      state: 'queued',
      deliveries: [
        { state: 'delivered', attempts: 1, deliveredAt: new Date(clock.now()) },
        { state: 'queued', attempts: 1, lastError: 'EENVELOPE 450 RCPT TO' },
      ],
    },
  ]);
  expect(outbox.deliveries.backlog('queued')).toMatchObject({ count: 1, recipients: 1 });
  expect(outbox.deliveries.reachable()).toEqual(['a@inn']);
  outbox.deliveries.attemptFailed(toB?.id ?? 0, 'EENVELOPE 550 RCPT TO', 4 * DAY);
  expect(outbox.list()).toMatchObject([{ state: 'failed' }]);
  clock.pass(40 * DAY);
  expect(outbox.purge()).toBe(0);
  expect(outbox.retry([1])).toBe(1);
  const again = outbox.deliveries.due(10);
  expect(again.map(({ recipient }) => recipient)).toEqual(['b@inn']);
  outbox.deliveries.delivered(again[0]?.id ?? 0);
  expect(outbox.list()).toMatchObject([{ state: 'delivered' }]);
  clock.pass(29 * DAY);
  expect(outbox.purge()).toBe(0);
  clock.pass(2 * DAY);
  expect(outbox.purge()).toBe(1);
  outbox.close();
});

test('queued enquiries follow MAIL_TO; nobody gets one twice', () => {
  const dataDir = temporaryFolder();
  const first = new Outbox(dataDir, movedClock(), ['a@inn', 'b@inn']);
  for (const name of ['half', 'done', 'failed', 'waits']) {
    first.add(enquiryOf(name), 'queued', 'inn.example');
  }
  const due = new Map(
    first.deliveries.due(10).map(({ id, entry, recipient }) => [`${entry} ${recipient}`, id]),
  );
  for (const key of ['1 a@inn', '2 a@inn', '2 b@inn', '3 a@inn']) {
    first.deliveries.delivered(due.get(key) ?? 0);
  }
  first.deliveries.attemptFailed(due.get('3 b@inn') ?? 0, 'EENVELOPE 550 RCPT TO', 4 * DAY);
  first.close();
  const second = new Outbox(dataDir, movedClock(), ['a@inn', 'c@inn']);
  second.deliveries.followRecipients();
  const found = second
    .list()
    .map(({ state, deliveries }) => [state, ...deliveries.map(({ recipient }) => recipient)]);
  expect(found).toEqual([
    ['queued', 'a@inn', 'c@inn'],
    ['delivered', 'a@inn', 'b@inn'],
    ['delivered', 'a@inn'],
    ['queued', 'a@inn', 'c@inn'],
  ]);
  const waiting = second.deliveries.due(10).map(({ entry, recipient }) => `${entry} ${recipient}`);
  expect(waiting.toSorted()).toEqual(['1 c@inn', '4 a@inn', '4 c@inn']);
  second.close();
});

test('an enquiry that nobody received stays failed when its address is removed; retry mails it to the new one', () => {
  const dataDir = temporaryFolder();
  const first = new Outbox(dataDir, movedClock(), ['typo@inn']);
  first.add(enquiryOf('Asha'), 'queued', 'inn.example');
  first.deliveries.attemptFailed(1, 'EENVELOPE 550 RCPT TO', 4 * DAY);
  first.close();
  const second = new Outbox(dataDir, movedClock(), ['right@inn']);
  second.deliveries.followRecipients();
  expect(second.list()).toMatchObject([{ state: 'failed' }]);
  // Like the command, without MAIL_TO.
  const command = new Outbox(dataDir, movedClock());
  expect(command.retry([1])).toBe(1);
  command.close();
  second.deliveries.adoptRetried();
  expect(second.deliveries.due(10)).toMatchObject([{ recipient: 'right@inn', attempts: 0 }]);
  second.close();
});

test('an address that changes only in case is the same one', () => {
  const dataDir = temporaryFolder();
  const first = new Outbox(dataDir, movedClock(), ['Info@inn', 'B@inn', 'INFO@inn']);
  expect(first.deliveries.recipients).toEqual(['Info@inn', 'B@inn']);
  first.add(enquiryOf('Asha'), 'queued', 'inn.example');
  first.deliveries.delivered(first.deliveries.due(10)[0]?.id ?? 0);
  first.close();
  const second = new Outbox(dataDir, movedClock(), ['info@inn', 'b@inn']);
  second.deliveries.followRecipients();
  expect(second.deliveries.due(10, 'info@inn')).toEqual([]);
  expect(second.deliveries.due(10, 'b@inn')).toHaveLength(1);
  expect(second.list()).toMatchObject([
    { deliveries: [{ recipient: 'info@inn', state: 'delivered' }, { recipient: 'b@inn' }] },
  ]);
  second.close();
});

test('after a week without power, the first attempt is not the last: the network may be up later', () => {
  const { outbox, clock, add } = open();
  add('Asha');
  outbox.deliveries.attemptFailed(1, 'ENOTFOUND CONN', MINUTE);
  clock.pass(7 * DAY);
  outbox.deliveries.wakeAll();
  outbox.deliveries.attemptFailed(1, 'ENOTFOUND CONN', MINUTE);
  expect(outbox.list()).toMatchObject([{ state: 'queued' }]);
  clock.pass(2 * DAY);
  outbox.deliveries.attemptFailed(1, 'ENOTFOUND CONN', MINUTE);
  expect(outbox.list()).toMatchObject([{ state: 'failed' }]);
});

test('a garbled enquiry delays no other, even while nothing can be recorded', () => {
  const dataDir = temporaryFolder();
  const outbox = new Outbox(dataDir);
  for (const name of ['Asha', 'Ravi']) outbox.add(enquiryOf(name), 'queued', 'inn.example');
  const other = new DatabaseSync(outboxFile(dataDir));
  other.exec("UPDATE enquiries SET content = '{' WHERE id = 1");
  other.close();
  vi.spyOn(outbox.deliveries, 'attemptFailed').mockImplementation(() => {
    throw new Error('database or disk is full');
  });
  expect(outbox.deliveries.due(10).map(({ entry }) => entry)).toEqual([2]);
  outbox.close();
});

test('a corrected address has three days of its own', () => {
  const dataDir = temporaryFolder();
  const clock = movedClock();
  const first = new Outbox(dataDir, clock, ['typo@inn']);
  first.add(enquiryOf('Asha'), 'queued', 'inn.example');
  first.close();
  clock.pass(3 * DAY - MINUTE);
  const second = new Outbox(dataDir, clock, ['right@inn']);
  second.deliveries.followRecipients();
  second.deliveries.attemptFailed(second.deliveries.due(1)[0]?.id ?? 0, 'ECONNREFUSED', 2 * DAY);
  expect(second.list()).toMatchObject([
    { state: 'queued', deliveries: [{ recipient: 'right@inn', attempts: 1 }] },
  ]);
  second.close();
});

test('“1 of 2 addresses” is said only if the other has the enquiry', () => {
  const outbox = new Outbox(temporaryFolder(), movedClock(), ['a@inn', 'b@inn']);
  outbox.add(enquiryOf('Asha'), 'queued', 'inn.example');
  outbox.deliveries.attemptFailed(1, 'EENVELOPE 550 RCPT TO', 4 * DAY);
  const givenUp = () => readDeliveryHealth(outbox, { kind: 'good' }, false).givenUp;
  expect(givenUp()).toMatchObject({ count: 1, some: undefined });
  outbox.deliveries.delivered(2);
  expect(givenUp()).toMatchObject({ count: 1, some: '1 of 2' });
  outbox.close();
});
