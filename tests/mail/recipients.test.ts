/** Several addresses in MAIL_TO, one of which the mail server does not take letters for. */

import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { HOUR, MINUTE } from '../../lib/durations.ts';
import { PACE } from '../../mail/clock.ts';
import { soon } from '../support/soon.ts';
import { startService } from './support/child.ts';
import { type MovedClock, movedClock } from './support/clock.ts';
import { bookingForm, contactForm, post } from './support/enquiries.ts';
import { folderWith, SITE_FILES, temporaryFolder } from './support/folders.ts';
import { type Mailbox, openMailbox } from './support/mailbox.ts';
import { outboxCommand } from './support/outboxCommand.ts';
import { outboxRows } from './support/outboxRows.ts';
import { healthOf, startProduct } from './support/product.ts';

const A = 'a@inn.example';
const B = 'b@inn.example';
const MAIL_TO = [A, B];

/** A mail server that answers each RCPT of b as told; 0 takes it. */
async function openMailServer(answerToB: () => number): Promise<Mailbox> {
  const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _, done) => {
    const responseCode = address === B ? answerToB() : 0;
    done(responseCode ? Object.assign(new Error('Not now.'), { responseCode }) : undefined);
  };
  const mailbox = await openMailbox({ onRcptTo });
  onTestFinished(mailbox.close);
  return mailbox;
}

/** Enquiries that an address has got, by their Message-IDs; alerts are none. */
const received = ({ mails, recipients }: Mailbox, address: string) =>
  mails
    .filter((mail, index) => recipients[index]?.includes(address) && mail.replyTo)
    .map(({ messageId }) => messageId);

/** Three days pass, and one more attempt. */
async function giveUp(dataDir: string, clock: MovedClock): Promise<void> {
  clock.pass(73 * HOUR);
  await soon(() => expect(ofB(dataDir)).toMatchObject({ state: 'failed' }));
}

const deliveries = (dataDir: string) => outboxRows(dataDir)[0]?.deliveries ?? [];
const ofB = (dataDir: string) => deliveries(dataDir).find(({ recipient }) => recipient === B);

/** Lets time pass until b's next attempt is on record. */
async function nextAttempt(dataDir: string, clock: MovedClock): Promise<void> {
  const before = ofB(dataDir);
  clock.pass(Math.max(0, (before?.nextAttemptAt.getTime() ?? 0) - clock.now()));
  await soon(() => expect(ofB(dataDir)?.attempts).toBeGreaterThan(before?.attempts ?? 0));
}

async function start(answerToB: () => number) {
  const clock = movedClock();
  const mailbox = await openMailServer(answerToB);
  const product = await startProduct({
    options: { clock, pace: { ...PACE, poll: MINUTE } },
    mail: { smtpUrl: mailbox.url, mailTo: MAIL_TO },
  });
  expect((await post(product.origin, bookingForm())).status).toBe(200);
  return { ...product, clock, mailbox };
}

test('b greylists three times: each gets the letter once, addressed to both', async () => {
  let calls = 0;
  const { dataDir, clock, mailbox, origin } = await start(() => {
    calls += 1;
    return calls <= 3 ? 450 : 0;
  });
  await soon(() => expect(deliveries(dataDir)).toMatchObject([{ state: 'delivered' }, {}]));
  for (let attempts = 2; attempts <= 4; attempts += 1) {
    await soon(() => expect(ofB(dataDir)).toMatchObject({ state: 'queued' }));
    await nextAttempt(dataDir, clock);
  }
  expect(outboxRows(dataDir)).toMatchObject([
    {
      state: 'delivered',
      deliveries: [
        { recipient: A, state: 'delivered', attempts: 1 },
        { recipient: B, state: 'delivered', attempts: 4, lastError: undefined },
      ],
    },
  ]);
  expect([received(mailbox, A).length, received(mailbox, B).length]).toEqual([1, 1]);
  expect(received(mailbox, A)).toEqual(received(mailbox, B));
  expect(mailbox.recipients).toEqual([[A], [B]]);
  for (const { to } of mailbox.mails) expect(to).toMatchObject({ text: `${A}, ${B}` });
  expect(await healthOf(origin)).toEqual({ status: 200, text: 'OK' });
});

test('b refuses for good: a has the letter once, and is told by mail that b has not', async () => {
  const { dataDir, clock, mailbox, origin, lines } = await start(() => 550);
  await soon(() => expect(deliveries(dataDir)).toMatchObject([{ state: 'delivered' }, {}]));
  while (clock.elapsed() < 2 * HOUR) await nextAttempt(dataDir, clock);
  await giveUp(dataDir, clock);
  expect(outboxRows(dataDir)).toMatchObject([{ state: 'failed' }]);
  expect(received(mailbox, A)).toHaveLength(1);
  const { status, text } = await healthOf(origin);
  expect(status).toBe(503);
  expect(text).toContain('1 enquiry was given up on for 1 of 2 addresses, the first of 2027-03-10');
  expect(text).toContain('the mail server refuses the recipient (EENVELOPE 550 RCPT TO)');

  await soon(() => expect(lines.join('\n')).toContain('owner alerted by mail'));
  const alerts = mailbox.mails.filter(({ replyTo }) => !replyTo);
  expect(alerts[0]?.to).toMatchObject({ text: A });
  expect(alerts[0]?.text).toMatch(/^1 enquiry waits to be mailed to 1 of 2 addresses/);
  expect(text + lines.join() + alerts[0]?.text).not.toMatch(/b@inn|asha/i);

  const listed = (await outboxCommand(dataDir)).text;
  expect(listed).toMatch(/1 {2}failed .*\n +a@inn\.example {2}delivered {2}2027-03-10 00:00\n/);
  expect(listed).toMatch(
    / b@inn\.example {2}failed {2}given up after \d+ attempts, last: the mail/,
  );
});

test('b’s server is away for a day: an alert in time, and b gets the letter once', async () => {
  let isAway = true;
  const { dataDir, clock, mailbox, origin } = await start(() => (isAway ? 451 : 0));
  await soon(() => expect(deliveries(dataDir)).toMatchObject([{ state: 'delivered' }, {}]));
  while (clock.elapsed() < 24 * HOUR) {
    await nextAttempt(dataDir, clock);
    const expected = clock.elapsed() > HOUR ? 503 : 200;
    expect((await healthOf(origin)).status).toBe(expected);
  }
  isAway = false;
  await nextAttempt(dataDir, clock);
  expect([received(mailbox, A).length, received(mailbox, B).length]).toEqual([1, 1]);
  expect(await healthOf(origin)).toEqual({ status: 200, text: 'OK' });
});

test('retry mails only those who do not have it', async () => {
  let answer = 550;
  const { dataDir, clock, mailbox } = await start(() => answer);
  await soon(() => expect(ofB(dataDir)).toMatchObject({ attempts: 1 }));
  await giveUp(dataDir, clock);
  answer = 0;
  expect(await outboxCommand(dataDir, 'retry', 'failed')).toMatchObject({ code: 0 });
  clock.pass(MINUTE);
  await soon(() => expect(outboxRows(dataDir)).toMatchObject([{ state: 'delivered' }]));
  expect([received(mailbox, A).length, received(mailbox, B).length]).toEqual([1, 1]);
});

test('an address that is corrected in MAIL_TO gets what waits; who has a letter gets no second', async () => {
  const { dataDir, mailbox, close } = await start(() => 550);
  await soon(() => expect(ofB(dataDir)).toMatchObject({ attempts: 1 }));
  await close();
  const C = 'c@inn.example';
  await startProduct({ mail: { dataDir, smtpUrl: mailbox.url, mailTo: [A, C] } });
  await soon(() => expect(outboxRows(dataDir)).toMatchObject([{ state: 'delivered' }]));
  expect(deliveries(dataDir).map(({ recipient }) => recipient)).toEqual([A, C]);
  expect([received(mailbox, A).length, received(mailbox, C).length]).toEqual([1, 1]);
});

test('killed between the deliveries to a and b, again and again: each gets each letter once', async () => {
  let isSilent = true;
  let reached = 0;
  const mailbox = await openMailbox({
    onRcptTo: ({ address }, _, done) => {
      // No answer for b until the kill.
      if (address === B && isSilent) reached += 1;
      else done();
    },
  });
  onTestFinished(mailbox.close);
  const place = {
    ...{ dist: folderWith(SITE_FILES), dataDir: temporaryFolder(), smtpUrl: mailbox.url },
    env: { MAIL_TO: MAIL_TO.join(',') },
  };
  const KILLS = 5;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const before = reached;
    const service = await startService(place);
    await post(service.origin, contactForm({ subject: `Enquiry ${kill}` }));
    await soon(() => {
      expect(outboxRows(place.dataDir).at(-1)?.deliveries[0]).toMatchObject({ state: 'delivered' });
      expect(reached).toBeGreaterThan(before);
    });
    await service.kill();
  }
  isSilent = false;
  const last = await startService(place);
  await soon(() => {
    const states = outboxRows(place.dataDir).map(({ state }) => state);
    expect(states).toEqual(Array.from({ length: KILLS }, () => 'delivered'));
  });
  await last.kill();
  for (const address of MAIL_TO) {
    expect(received(mailbox, address)).toHaveLength(KILLS);
    expect(new Set(received(mailbox, address)).size).toBe(KILLS);
  }
});

test('killed before it is on record that a has the letter: a alone may get it twice', async () => {
  // The letter to a is taken, and the service never hears so.
  let isMute = true;
  let taken = 0;
  const mails: string[] = [];
  const mailbox = await openMailbox({
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      stream.resume().on('end', () => {
        mails.push(to);
        taken += 1;
        if (to !== A || !isMute) done();
      });
    },
  });
  onTestFinished(mailbox.close);
  const place = {
    ...{ dist: folderWith(SITE_FILES), dataDir: temporaryFolder(), smtpUrl: mailbox.url },
    env: { MAIL_TO: MAIL_TO.join(',') },
  };
  const first = await startService(place);
  await post(first.origin, bookingForm());
  await soon(() => expect(ofB(place.dataDir)).toMatchObject({ state: 'delivered' }));
  await soon(() => expect(taken).toBe(2));
  await first.kill();
  isMute = false;
  const second = await startService(place);
  await soon(() => expect(outboxRows(place.dataDir)).toMatchObject([{ state: 'delivered' }]));
  await second.kill();
  expect(mails.toSorted()).toEqual([A, A, B]);
});
