import { expect, test } from 'vitest';
import { DAY, HOUR } from '../../lib/durations.ts';
import { PACE } from '../../mail/clock.ts';
import type { SmtpTimeouts } from '../../mail/delivery/mailServer.ts';
import { soon } from '../support/soon.ts';
import { type Fault, openBadSmtp, type Stage } from './support/badSmtp.ts';
import { movedClock } from './support/clock.ts';
import { bookingForm, post } from './support/enquiries.ts';
import { type OutboxRow, outboxRows } from './support/outboxRows.ts';
import { startProduct } from './support/product.ts';

interface Refusal {
  stage: Stage;
  fault: Fault;
  reason: RegExp;
  /** For a server that hangs: the one case that takes real time. */
  smtpTimeouts?: SmtpTimeouts;
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  'a wrong password': { stage: 'AUTH', fault: '5xx', reason: /^EAUTH 535 / },
  'a 451': { stage: 'MAIL', fault: '4xx', reason: /^EENVELOPE 451 MAIL FROM$/ },
  silence: {
    stage: 'greeting',
    fault: 'hang',
    reason: /^ETIMEDOUT/,
    smtpTimeouts: { greetingTimeout: 40 },
  },
};

/** The longest that may pass before the attempt after so many failures. */
const longest = (attempts: number) => Math.min(PACE.firstDelay * 2 ** (attempts - 1), HOUR);

async function startRefused(smtpUrl: string, smtpTimeouts?: SmtpTimeouts) {
  const clock = movedClock();
  const product = await startProduct({
    options: { clock, smtpTimeouts, pace: { ...PACE, poll: HOUR } },
    mail: { smtpUrl },
  });
  expect((await post(product.origin, bookingForm())).status).toBe(200);
  const row = () => outboxRows(product.dataDir)[0] as OutboxRow;
  const failed = (attempts: number) => soon(() => expect(row().attempts).toBe(attempts));

  /** Goes on from failure to failure, each as it stands in the outbox, to the end. */
  async function* failures(): AsyncGenerator<OutboxRow> {
    for (let attempts = 1; ; attempts += 1) {
      await failed(attempts);
      const entry = row();
      yield entry;
      if (entry.state !== 'queued') return;
      clock.pass(entry.nextAttemptAt.getTime() - clock.now());
    }
  }
  return { product, clock, row, failures };
}

test.each(Object.entries(REFUSALS))(
  'a mail server that answers with %s: every failure on record for three days, then given up',
  async (_, { stage, fault, reason, smtpTimeouts }) => {
    const smtp = await openBadSmtp(stage, fault, Number.POSITIVE_INFINITY);
    const { product, clock, row, failures } = await startRefused(smtp.url, smtpTimeouts);
    let attempts = 0;
    for await (const entry of failures()) {
      attempts += 1;
      expect(entry).toMatchObject({ attempts, lastError: expect.stringMatching(reason) });
      const wait = entry.nextAttemptAt.getTime() - clock.now();
      expect(wait).toBeGreaterThanOrEqual(longest(attempts) / 2);
      expect(wait).toBeLessThanOrEqual(longest(attempts));
    }
    expect(row()).toMatchObject({ state: 'failed', attempts });
    expect(clock.elapsed()).toBeGreaterThan(3 * DAY - HOUR);
    expect(clock.elapsed()).toBeLessThanOrEqual(3 * DAY);
    // Nine in the first two hours, then one in 45 minutes on average.
    expect(attempts).toBeGreaterThan(72);
    expect(attempts).toBeLessThan(150);
    // One more from the check at start.
    expect(smtp.connections).toBe(attempts + 1);

    clock.pass(6 * HOUR);
    expect(row()).toMatchObject({ state: 'failed', attempts });
    expect(product.lines.join('\n')).not.toMatch(/unwritable|Asha|asha|98450|s3cret/);
  },
);

test('no mail server at all: the same record, and delivery once there is one', async () => {
  const { product, clock, row, failures } = await startRefused('smtp://127.0.0.1:1');
  for await (const entry of failures()) {
    expect(entry).toMatchObject({ state: 'queued', lastError: 'ECONNREFUSED CONN' });
    if (entry.attempts === 12) break;
  }
  await product.close();
  const again = await startProduct({ options: { clock }, mail: { dataDir: product.dataDir } });
  await again.mailbox.arrived(1);
  await soon(() =>
    expect(row()).toMatchObject({ state: 'delivered', attempts: 13, lastError: undefined }),
  );
});

test('a mail server that works again gets the letter at its next turn', async () => {
  const smtp = await openBadSmtp('AUTH', '5xx', Number.POSITIVE_INFINITY);
  const { clock, row, failures } = await startRefused(smtp.url);
  for await (const { attempts } of failures()) if (attempts === 3) break;
  smtp.fix();
  clock.pass(longest(3));
  await soon(() => expect(row()).toMatchObject({ state: 'delivered', attempts: 4 }));
  expect(smtp.seen).toHaveLength(1);
});

test.each([
  ['back by an hour', -HOUR],
  ['forward by a day', DAY],
  ['forward by a month', 31 * DAY],
])('a clock set %s changes neither the pace nor the end', async (_, step) => {
  const smtp = await openBadSmtp('AUTH', '5xx', Number.POSITIVE_INFINITY);
  const { clock, row, failures } = await startRefused(smtp.url);
  for await (const { attempts } of failures()) if (attempts === 4) break;
  clock.set(step);
  clock.pass(longest(4));
  await soon(() => expect(row()).toMatchObject({ state: 'queued', attempts: 5 }));
  expect(row().nextAttemptAt.getTime() - clock.now()).toBeLessThanOrEqual(longest(5));
  expect(row().giveUpAt.getTime() - clock.now() + clock.elapsed()).toBe(3 * DAY);
});
