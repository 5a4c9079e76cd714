/** A mail server that fails at the guest's e-mail, and a service that is killed there. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { INN_FACTS_FILE } from '../../mail/innFacts.ts';
import { soon } from '../support/soon.ts';
import { type Fault, openBadSmtp, type Stage } from './support/badSmtp.ts';
import { startService } from './support/child.ts';
import { bookingForm, post } from './support/enquiries.ts';
import { folderWith, SITE_FILES, temporaryFolder } from './support/folders.ts';
import { outboxCommand } from './support/outboxCommand.ts';
import { acknowledgementStates, outboxRows } from './support/outboxRows.ts';
import { startProduct } from './support/product.ts';

const INN = {
  ...{ name: 'Kadala Mane', city: 'Mangaluru', timeZone: 'Asia/Kolkata' },
  acknowledgement: { subject: 'We have it', text: '[reference]', replyTo: 'stay@inn.example' },
};
const dist = () => folderWith({ ...SITE_FILES, [INN_FACTS_FILE]: JSON.stringify(INN) });
const pace = { firstDelay: 20, longestDelay: 100, poll: 50 };
const GUEST = 'asha@example.org';

/** What the operator reads once the guest's e-mail is neither waiting nor under way. */
async function saidAtLast(dataDir: string): Promise<string> {
  await soon(() =>
    expect(acknowledgementStates(dataDir)).toEqual([expect.stringMatching(/^(?!waiting|sending)/)]),
  );
  return (await outboxCommand(dataDir)).text;
}

const told: readonly [Stage, Fault, string][] = [
  ['end', 'hang', 'guest perhaps not told'],
  ['end', 'cut', 'guest perhaps not told'],
  ['end', 'drip', 'guest perhaps not told'],
  ['RCPT', '5xx', 'guest’s address refused'],
];

test.each(told)(
  'where it may have gone out, or never can, it is not sent again: %s, %s',
  async (stage, fault, words) => {
    const smtp = await openBadSmtp(stage, fault, 99, { recipient: GUEST });
    const smtpTimeouts = { socketTimeout: 1000, letterTimeout: 2000 };
    const product = await startProduct({
      options: { pace, smtpTimeouts, dist: dist() },
      mail: { smtpUrl: smtp.url, acknowledge: true },
    });
    await post(product.origin, bookingForm());
    expect(await saidAtLast(product.dataDir)).toContain(words);
    await sleep(400);
    expect(smtp.seen, 'letters heard whole').toHaveLength(stage === 'end' ? 2 : 1);
    expect(outboxRows(product.dataDir)).toMatchObject([{ state: 'delivered' }]);
  },
);

test.each([
  ['greeting', '5xx'],
  ['AUTH', '5xx'],
  ['MAIL', '5xx'],
  ['RCPT', '4xx'],
] as const)(
  'where the server took nothing of it, it is tried again: %s, %s',
  async (stage, fault) => {
    // After the connections for the check at start and for the inn's letter.
    const smtp = await openBadSmtp(stage, fault, 2, { good: 2 });
    const product = await startProduct({
      options: { pace, dist: dist() },
      mail: { smtpUrl: smtp.url, acknowledge: true },
    });
    await post(product.origin, bookingForm());
    expect(await saidAtLast(product.dataDir)).toMatch(/guest told$/m);
    expect(smtp.seen).toHaveLength(2);
  },
);

test('killed between the inn’s letter and the guest’s, neither is lost and neither comes twice', async () => {
  const smtp = await openBadSmtp('end', 'hang', 99, { recipient: GUEST });
  const place = {
    ...{ dist: dist(), dataDir: temporaryFolder(), smtpUrl: smtp.url },
    env: { ACKNOWLEDGE: 'on' },
  };
  const first = await startService(place);
  await post(first.origin, bookingForm());
  await soon(() => expect(outboxRows(place.dataDir)).toMatchObject([{ state: 'delivered' }]));
  await first.kill();
  const second = await startService(place);
  // The server reads the guest's whole e-mail and does not answer, unless the first was killed within
  // that letter, which is not sent again.
  await soon(() => {
    const isBegun = acknowledgementStates(place.dataDir).includes('failed');
    expect(isBegun || smtp.seen.length === 2).toBe(true);
  });
  await second.kill();
  const third = await startService(place);
  await sleep(700);
  await third.kill();
  expect(new Set(smtp.seen).size).toBe(smtp.seen.length);
  const { text } = await outboxCommand(place.dataDir);
  expect(text).toMatch(/delivered.*guest perhaps not told/);
});
