import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../lib/durations.ts';
import { soon } from '../support/soon.ts';
import { openBadSmtp } from './support/badSmtp.ts';
import { movedClock } from './support/clock.ts';
import { bookingForm, post } from './support/enquiries.ts';
import { temporaryFolder } from './support/folders.ts';
import { outboxRows } from './support/outboxRows.ts';
import { healthOf, startProduct } from './support/product.ts';

const TIMEOUTS = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };
const WRONG_PASSWORD =
  'the mail server refuses the user name or password (EAUTH 535 AUTH PLAIN): correct them in SMTP_URL and start again';

async function startWithWrongPassword() {
  const clock = movedClock();
  const smtp = await openBadSmtp('AUTH', '5xx', Number.POSITIVE_INFINITY);
  const product = await startProduct({ options: { clock }, mail: { smtpUrl: smtp.url } });
  await soon(() => expect(product.lines).toHaveLength(1));
  return { clock, smtp, ...product };
}

test('a wrong password is found at the start and said in one line; the site is served', async () => {
  const { origin, lines } = await startWithWrongPassword();
  expect(lines).toEqual([`the mail server cannot be used, enquiries wait: ${WRONG_PASSWORD} {}`]);
  const { status, text } = await healthOf(origin);
  expect([status, text]).toEqual([200, expect.stringContaining(WRONG_PASSWORD)]);
  expect(lines.join() + text).not.toMatch(/s3cret|smtp:\/\//);
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  expect((await post(origin, bookingForm())).status).toBe(200);
});

test.each([
  ['nobody listens', 'smtp://127.0.0.1:1', /nothing answers at the mail server’s address/],
  ['there is no such name', 'smtp://nowhere.invalid:25', /name is not found/],
])('an unreachable mail server is found at the start: %s', async (_, smtpUrl, words) => {
  const { origin, lines } = await startProduct({ mail: { smtpUrl } });
  await soon(() => expect(lines.join()).toMatch(words));
  expect(await healthOf(origin)).toEqual({ status: 200, text: expect.stringMatching(words) });
});

test('a mail server that hangs does not hold up the start', async () => {
  const smtp = await openBadSmtp('greeting', 'hang', Number.POSITIVE_INFINITY);
  const { origin, lines } = await startProduct({
    options: { smtpTimeouts: TIMEOUTS },
    mail: { smtpUrl: smtp.url },
  });
  expect(await healthOf(origin)).toEqual({ status: 200, text: 'OK' });
  await soon(() => expect(lines.join()).toContain('the mail server does not answer'));
});

test('a mail server that works again is noticed without a letter', async () => {
  const { origin, smtp, clock, lines } = await startWithWrongPassword();
  clock.pass(15_000);
  await soon(() => expect(smtp.connections).toBe(2));
  // The same problem is not logged twice.
  expect(lines).toHaveLength(1);
  smtp.fix();
  // The next check has no time yet while the refused one is still on its way.
  await soon(() => {
    clock.pass(HOUR);
    expect(lines[1]).toBe('the mail server can be used again {}');
  });
  expect(await healthOf(origin)).toEqual({ status: 200, text: 'OK' });
  expect(smtp.connections).toBe(3);
});

test('a delivery shows that the mail server works again; while letters wait, it is not probed as well', async () => {
  const { origin, smtp, clock, dataDir } = await startWithWrongPassword();
  await post(origin, bookingForm());
  for (let attempts = 1; attempts < 6; attempts += 1) {
    await soon(() => expect(outboxRows(dataDir)[0]?.attempts).toBe(attempts));
    clock.pass((outboxRows(dataDir)[0]?.nextAttemptAt.getTime() ?? 0) - clock.now());
  }
  await soon(() => expect(outboxRows(dataDir)[0]?.attempts).toBe(6));
  expect(smtp.connections).toBe(7);
  smtp.fix();
  clock.pass(HOUR);
  await soon(async () => expect(await healthOf(origin)).toEqual({ status: 200, text: 'OK' }));
  expect(outboxRows(dataDir)[0]?.state).toBe('delivered');
});

/** A command that records its arguments, one line per call. */
function alertCommand() {
  const folder = temporaryFolder();
  const script = join(folder, 'tell the owner.sh');
  const told = join(folder, 'told');
  writeFileSync(script, `printf '%s|%s|%s\\n' "$#" "$1" "$ALERT" >> '${told}'\n`);
  return {
    command: `sh '${script}'`,
    calls: () => (existsSync(told) ? readFileSync(told, 'utf8').trimEnd().split('\n') : []),
  };
}

test('the owner is called when letters wait for an hour, at most once an hour, restarts or not', async () => {
  const clock = movedClock(Date.UTC(2027, 2, 10, 9, 30));
  const smtp = await openBadSmtp('AUTH', '5xx', Number.POSITIVE_INFINITY);
  const { command, calls } = alertCommand();
  const dataDir = temporaryFolder();
  const mail = { smtpUrl: smtp.url, dataDir, alertCommand: command };
  const evil = '$(touch x) `touch x`"; touch x #';
  const first = await startProduct({ options: { clock }, mail });
  await post(first.origin, bookingForm({ name: evil }));
  await soon(() => expect(outboxRows(dataDir)[0]?.attempts).toBe(1));
  clock.pass(59 * MINUTE);
  expect(calls()).toEqual([]);
  expect((await healthOf(first.origin)).status).toBe(200);

  clock.pass(4 * MINUTE);
  const sentence = `1 enquiry waits to be mailed, the first since 2027-03-10 09:30 UTC: ${WRONG_PASSWORD} (npm run mail:outbox shows them).`;
  await soon(() => expect(calls()).toEqual([`1|${sentence}|${sentence}`]));
  expect(await healthOf(first.origin)).toEqual({ status: 503, text: sentence });
  clock.pass(58 * MINUTE);
  await first.close();

  const second = await startProduct({ options: { clock }, mail });
  await soon(() => expect(second.lines.join()).toContain('cannot be used'));
  clock.pass(MINUTE);
  await second.close();
  expect(calls()).toHaveLength(1);

  const third = await startProduct({ options: { clock }, mail });
  clock.pass(5 * MINUTE);
  await soon(() => expect(calls()).toHaveLength(2));
  await soon(() => expect(third.lines.join()).toContain('owner alerted'));
  expect(calls().join()).not.toMatch(/touch|Asha|asha|98450|s3cret/);
  expect(existsSync('x')).toBe(false);
});

test('what is over a minute after a start calls nobody', async () => {
  const clock = movedClock();
  const { command, calls } = alertCommand();
  const dataDir = temporaryFolder();
  const away = { smtpUrl: 'smtp://127.0.0.1:1', dataDir, alertCommand: command };
  const first = await startProduct({ options: { clock }, mail: away });
  await post(first.origin, bookingForm());
  await first.close();
  clock.pass(5 * HOUR);
  const second = await startProduct({
    options: { clock },
    mail: { dataDir, alertCommand: command },
  });
  await second.mailbox.arrived(1);
  await soon(() => expect(outboxRows(dataDir)[0]?.state).toBe('delivered'));
  clock.pass(10 * MINUTE);
  await second.close();
  expect(calls()).toEqual([]);
});
