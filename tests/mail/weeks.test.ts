import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../lib/durations.ts';
import { PACE } from '../../mail/clock.ts';
import { soon } from '../support/soon.ts';
import { movedClock } from './support/clock.ts';
import { contactForm, post } from './support/enquiries.ts';
import { openLedger } from './support/ledger.ts';
import { outboxRows } from './support/outboxRows.ts';
import { startProduct } from './support/product.ts';

test('a week with an outage and a clock set twice, and the month until all is deleted', async () => {
  const clock = movedClock();
  const ledger = await openLedger(0);
  const product = await startProduct({
    // Not every 15 seconds: the clock passes five weeks.
    options: { clock, pace: { ...PACE, poll: HOUR } },
    mail: { smtpUrl: ledger.url, rateLimit: 0 },
  });
  const rows = () => outboxRows(product.dataDir);
  /** Lets time pass by the hour; whatever falls due is tried, and noted, in its hour. */
  const live = async (hours: number) => {
    for (let hour = 0; hour < hours; hour += 1) {
      clock.pass(HOUR);
      await soon(() => {
        const due = rows().filter(
          ({ state, nextAttemptAt }) =>
            state === 'queued' && nextAttemptAt.getTime() <= clock.now(),
        );
        expect(due).toEqual([]);
      });
    }
  };
  const enquire = async (subject: string) => {
    expect((await post(product.origin, contactForm({ subject }))).status).toBe(200);
  };

  await enquire('Monday');
  await live(24);
  ledger.out();
  await enquire('Tuesday');
  await live(12);
  clock.set(-HOUR);
  await live(36);
  await enquire('Thursday');
  clock.set(DAY);
  await live(26);
  expect(rows().map(({ state }) => state)).toEqual(['delivered', 'failed', 'queued']);
  ledger.back();
  await live(70);
  expect(rows().map(({ state }) => state)).toEqual(['delivered', 'failed', 'delivered']);
  for (const { messageId, attempts } of rows()) {
    const { taken = 0, refused = 0 } = ledger.accounts.get(messageId) ?? {};
    expect(taken + refused).toBe(attempts);
  }
  expect((await fetch(`${product.origin}/healthz`)).status).toBe(503);

  // The 29th day: Monday's is there, though the clock was set forward by a day.
  await live(22 * 24);
  expect(rows()).toHaveLength(3);
  await live(11 * 24);
  // What was given up on is never deleted by itself.
  expect(rows().map(({ state }) => state)).toEqual(['failed']);
  console.log(`Five weeks: ${ledger.accounts.size} letters, every attempt on record.`);
  await ledger.close();
});
