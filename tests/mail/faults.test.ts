import { expect, test } from 'vitest';
import { freePort } from '../../editor/server/preview.ts';
import { soon } from '../support/soon.ts';
import { FAULTS, openBadSmtp, STAGES } from './support/badSmtp.ts';
import { bookingForm, contactForm, post } from './support/enquiries.ts';
import { openMailbox } from './support/mailbox.ts';
import { outboxRows } from './support/outboxRows.ts';
import { startProduct } from './support/product.ts';

const QUICK = {
  pace: { firstDelay: 20, longestDelay: 100, poll: 50 },
  smtpTimeouts: {
    ...{ connectionTimeout: 400, greetingTimeout: 400, socketTimeout: 400 },
    letterTimeout: 1000,
  },
};

const statesIn = (dataDir: string) => outboxRows(dataDir).map(({ state }) => state);

async function waitForDelivery(dataDir: string, count: number): Promise<void> {
  await soon(() =>
    expect(statesIn(dataDir)).toEqual(Array.from({ length: count }, () => 'delivered')),
  );
}

for (const stage of STAGES) {
  test.each(FAULTS)(`a mail server that answers ${stage} with %s`, async (fault) => {
    const smtp = await openBadSmtp(stage, fault);
    const product = await startProduct({ options: QUICK, mail: { smtpUrl: smtp.url } });
    const answer = await post(product.origin, bookingForm());
    expect(answer.status).toBe(200);
    await waitForDelivery(product.dataDir, 1);
    expect(new Set(smtp.seen).size).toBe(1);
    expect(product.lines.join('\n')).not.toMatch(/asha|Asha|98450/);
  });
}

test.each(['EHLO', 'end'] as const)(
  'a mail server that keeps the line busy at %s holds nothing up, and the failure is on record',
  async (stage) => {
    const smtp = await openBadSmtp(stage, 'drip', 3);
    const product = await startProduct({ options: QUICK, mail: { smtpUrl: smtp.url } });
    await post(product.origin, bookingForm());
    await soon(() => expect(product.lines.join('\n')).toMatch(/delivery failed.*"ETIMEDOUT"/));
    await waitForDelivery(product.dataDir, 1);
  },
);

test('a mail server that is down at the start and comes up later', async () => {
  const port = await freePort();
  const product = await startProduct({
    options: QUICK,
    mail: { smtpUrl: `smtp://127.0.0.1:${port}` },
  });
  expect((await post(product.origin, bookingForm())).status).toBe(200);
  await soon(() => expect(product.lines.join()).toContain('ECONNREFUSED'));
  expect(statesIn(product.dataDir)).toEqual(['queued']);

  const mailbox = await openMailbox({}, { port });
  await mailbox.arrived(1);
  await waitForDelivery(product.dataDir, 1);
  await mailbox.close();
});

test('what is queued survives a graceful stop and is mailed after the next start', async () => {
  const first = await startProduct({ options: QUICK, mail: { smtpUrl: 'smtp://127.0.0.1:1' } });
  for (const rooms of ['1', '2', '3']) await post(first.origin, bookingForm({ rooms }));
  await first.close();
  const second = await startProduct({ options: QUICK, mail: { dataDir: first.dataDir } });
  await second.mailbox.arrived(3);
  await waitForDelivery(first.dataDir, 3);
});

test('a letter that a slow mail server has whole is not cut off by a restart, and comes once', async () => {
  const smtp = await openBadSmtp('end', 'slow', 99);
  const first = await startProduct({ mail: { smtpUrl: smtp.url } });
  await post(first.origin, bookingForm());
  await soon(() => expect(smtp.seen).toHaveLength(1));
  await first.close();
  expect(statesIn(first.dataDir)).toEqual(['delivered']);
});

test('a second instance on the same data folder refuses to start; the first goes on', async () => {
  const product = await startProduct({ options: QUICK });
  await expect(startProduct({ mail: { dataDir: product.dataDir } })).rejects.toThrow(
    'DATA_DIR is in use by another instance',
  );
  expect((await post(product.origin, contactForm())).status).toBe(200);
  await product.mailbox.arrived(1);
});

test('an answer under way is finished when the service is stopped', async () => {
  const product = await startProduct({ options: QUICK });
  const answers = Array.from({ length: 20 }, (_, index) =>
    post(product.origin, bookingForm({ rooms: String(index) })).then(
      ({ status }) => status,
      () => 'refused',
    ),
  );
  await Promise.race(answers);
  await product.close();
  const accepted = (await Promise.all(answers)).filter((status) => status === 200);
  expect(statesIn(product.dataDir).length).toBe(accepted.length);
});
