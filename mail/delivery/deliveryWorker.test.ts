import { expect, test, vi } from 'vitest';
import { movedClock } from '../../tests/mail/support/clock.ts';
import { temporaryFolder } from '../../tests/mail/support/folders.ts';
import { soon } from '../../tests/support/soon.ts';
import { delayAfter, PACE } from '../clock.ts';
import type { Delivery } from '../outbox/enquiry.ts';
import { Outbox } from '../outbox/outbox.ts';
import { DeliveryWorker } from './deliveryWorker.ts';
import type { Send } from './mailServer.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

const QUICK = { firstDelay: 4, longestDelay: 20, poll: 10 };

function start(send: Send, names: string[]) {
  const outbox = new Outbox(temporaryFolder());
  for (const name of names) {
    outbox.add({ kind: 'contact', fields: [['name', name]], extras: [] }, 'queued', 'inn.example');
  }
  const lines: string[] = [];
  const log = (event: string, details = {}) => lines.push(`${event} ${JSON.stringify(details)}`);
  const delivery = new DeliveryWorker(outbox, send, log, QUICK);
  delivery.wake();
  return { outbox, delivery, lines };
}

test('everything queued is sent once', async () => {
  const sent: number[] = [];
  const names = Array.from({ length: 20 }, (_, index) => `guest ${index}`);
  const { outbox, delivery } = start(async ({ id }) => void sent.push(id), names);
  await soon(() => expect(outbox.list('delivered')).toHaveLength(20));
  expect(new Set(sent).size).toBe(20);
  expect(sent).toHaveLength(20);
  await delivery.stop(0);
  outbox.close();
});

test('a refused letter is retried, under the same Message-ID, until it is accepted', async () => {
  const seen: string[] = [];
  const send: Send = async ({ messageId }) => {
    seen.push(messageId);
    if (seen.length < 4) throw Object.assign(new Error('no'), { code: 'EENVELOPE' });
  };
  const { outbox, delivery, lines } = start(send, ['Asha Rao']);
  await soon(() => expect(outbox.list('delivered')).toHaveLength(1));
  expect(seen).toHaveLength(4);
  expect(new Set(seen).size).toBe(1);
  expect(lines.join()).not.toContain('Asha');
  await delivery.stop(0);
  outbox.close();
});

test('a delivery that hangs does not delay the others', async () => {
  const send: Send = ({ id }, signal) =>
    id === 1
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error())))
      : Promise.resolve();
  const { outbox, delivery } = start(send, ['hangs', 'a', 'b', 'c', 'd', 'e', 'f']);
  await soon(() => expect(outbox.list('delivered')).toHaveLength(6));
  await delivery.stop(0);
  expect(outbox.list('queued')).toMatchObject([{ id: 1, deliveries: [{ attempts: 0 }] }]);
  outbox.close();
});

test('a sent letter that could not be recorded is recorded later, not sent again', async () => {
  const send = vi.fn(async () => {});
  const { outbox, delivery } = start(send, ['Asha']);
  const recordDelivered = vi.spyOn(outbox.deliveries, 'delivered').mockImplementationOnce(() => {
    throw new Error('database or disk is full');
  });
  await soon(() => expect(recordDelivered).toHaveBeenCalledTimes(2));
  expect(outbox.list('delivered')).toHaveLength(1);
  expect(send).toHaveBeenCalledTimes(1);
  await delivery.stop(0);
  outbox.close();
});

test('delays double up to an hour, with up to half taken off', () => {
  for (const [attempts, full] of [
    [1, 15_000],
    [4, 120_000],
    [30, 3_600_000],
  ] as const) {
    const delay = delayAfter(attempts, PACE);
    expect(delay).toBeGreaterThanOrEqual(full / 2);
    expect(delay).toBeLessThanOrEqual(full);
    expect(Number.isInteger(delay)).toBe(true);
  }
});

test('each failure is recorded, at the real pace, until the enquiry is given up on', async () => {
  const clock = movedClock();
  const outbox = new Outbox(temporaryFolder(), clock);
  const enquiry = { kind: 'contact', fields: [['name', 'Asha']], extras: [] } as const;
  outbox.add(enquiry, 'queued', 'inn.example');
  const send: Send = async () => {
    throw Object.assign(new Error('no'), { code: 'EAUTH', responseCode: 535 });
  };
  const delivery = new DeliveryWorker(outbox, send, () => {}, PACE, clock);
  delivery.wake();
  const entry = () => outbox.list()[0]?.deliveries[0] as Delivery;
  for (let attempts = 1; entry().state === 'queued'; attempts += 1) {
    await settled();
    expect(entry()).toMatchObject({ attempts, lastError: 'EAUTH 535' });
    clock.pass(entry().nextAttemptAt.getTime() - clock.now());
  }
  expect(entry().state).toBe('failed');
  expect(clock.elapsed()).toBeGreaterThan(71 * 3_600_000);
  await delivery.stop(0);
  outbox.close();
});
