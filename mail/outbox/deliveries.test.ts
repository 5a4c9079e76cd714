import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { DAY, MINUTE } from '../../lib/durations.ts';
import { movedClock } from '../../tests/mail/support/clock.ts';
import { temporaryFolder } from '../../tests/mail/support/folders.ts';
import { enquiryOf, openOutbox } from '../../tests/mail/support/movedOutbox.ts';
import { readDeliveryHealth } from '../health/health.ts';
import { outboxFile } from './database.ts';
import { Outbox } from './outbox.ts';

test('attempts continue for three days; then the enquiry is failed, and never deleted', () => {
  const { outbox, clock, add } = openOutbox();
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
  const { outbox, clock, add } = openOutbox();
  add('Asha');
  outbox.deliveries.attemptFailed(1, 'ETIMEDOUT', 4 * DAY);
  clock.pass(10 * DAY);
  expect(outbox.retry([1, 99])).toBe(1);
  expect(outbox.deliveries.due(10)).toHaveLength(1);
  outbox.deliveries.attemptFailed(1, 'ETIMEDOUT', DAY);
  expect(outbox.list('queued')).toHaveLength(1);
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
  const { outbox, clock, add } = openOutbox();
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
