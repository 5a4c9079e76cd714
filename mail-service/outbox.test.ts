import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/mail/support/folders.ts';
import type { Enquiry } from './enquiry.ts';
import { Outbox } from './outbox.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

function enquiryOf(name: string): Enquiry {
  return { kind: 'contact', fields: [['name', name]], extras: [] };
}

/** An outbox whose clock the test moves. */
function open() {
  const clock = { now: Date.UTC(2027, 2, 10) };
  const outbox = new Outbox(temporaryFolder(), () => clock.now);
  const add = (name: string, state: 'queued' | 'held' = 'queued') =>
    outbox.add(enquiryOf(name), state, 'inn.example');
  return { outbox, clock, add };
}

test('what was added is due, oldest first, with a Message-ID of its own', () => {
  const { outbox, clock, add } = open();
  add('first');
  clock.now += 1;
  add('second');
  const due = outbox.due(10);
  expect(due.map(({ enquiry }) => enquiry)).toEqual([enquiryOf('first'), enquiryOf('second')]);
  expect(due[0]?.messageId).toMatch(/^<[\w-]+@inn\.example>$/);
  expect(due[0]?.messageId).not.toBe(due[1]?.messageId);
  outbox.close();
});

test('the same enquiry within ten minutes is one, later it is another', () => {
  const { outbox, clock, add } = open();
  expect(add('Asha')).toBe('stored');
  clock.now += 9 * MINUTE;
  expect(add('Asha')).toBe('repeated');
  clock.now += 2 * MINUTE;
  expect(add('Asha')).toBe('stored');
  expect(outbox.list()).toHaveLength(2);
  outbox.close();
});

test('a held enquiry that a person sends again is freed', () => {
  const { outbox, add } = open();
  add('Asha', 'held');
  expect(outbox.due(10)).toEqual([]);
  expect(add('Asha', 'held')).toBe('repeated');
  expect(outbox.due(10)).toEqual([]);
  expect(add('Asha')).toBe('repeated');
  expect(outbox.due(10)).toHaveLength(1);
  outbox.close();
});

test('attempts go on for three days; then it is failed, and kept for ever', () => {
  const { outbox, clock, add } = open();
  add('Asha');
  outbox.attemptFailed(1, 'ECONNREFUSED', DAY);
  expect(outbox.due(10)).toEqual([]);
  expect(outbox.nextDue()).toBe(clock.now + DAY);
  clock.now += DAY;
  expect(outbox.due(10)).toMatchObject([{ attempts: 1, lastError: 'ECONNREFUSED' }]);
  outbox.attemptFailed(1, 'ECONNREFUSED', 2 * DAY + 1);
  clock.now += 400 * DAY;
  expect(outbox.purge()).toBe(0);
  expect(outbox.list('failed')).toHaveLength(1);
  outbox.close();
});

test('a failed one is retried for another three days', () => {
  const { outbox, clock, add } = open();
  add('Asha');
  outbox.attemptFailed(1, 'ETIMEDOUT', 4 * DAY);
  clock.now += 10 * DAY;
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
  expect(outbox.oldestUndelivered()).toBeUndefined();
  clock.now += 29 * DAY;
  expect(outbox.purge()).toBe(0);
  clock.now += 2 * DAY;
  expect(outbox.purge()).toBe(1);
  outbox.close();
});

test('a held one goes after thirty days too', () => {
  const { outbox, clock, add } = open();
  add('Asha', 'held');
  clock.now += 31 * DAY;
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
