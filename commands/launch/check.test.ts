import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { swap } from '../../tests/fixtures/contentFolder.ts';
import { launchableInn } from '../../tests/fixtures/launchable.ts';
import { openBadSmtp } from '../../tests/mail/support/badSmtp.ts';
import { openMailbox } from '../../tests/mail/support/mailbox.ts';
import { listenLocally } from '../../tests/support/listenLocally.ts';
import { launchCheck } from './check.ts';
import { emailjsServiceErrors, ownMailErrors } from './mail.ts';

const ROOT = join(import.meta.dirname, '../..');
const ORIGIN = { SITE_ORIGIN: 'https://kadalamane.in' };
const today = new Date('2026-11-22T06:00:00Z');

let inn: Awaited<ReturnType<typeof launchableInn>>;
beforeAll(async () => {
  inn = await launchableInn();
  // Send no request beyond this machine.
  inn.change('inn.yaml', (text) => text.replace(/social:[\s\S]*?\n\n/, 'social: []\n\n'));
});
afterAll(() => inn.remove());

const own = (url: string) => ({ ...ORIGIN, SMTP_URL: url, MAIL_TO: 'desk@kadalamane.in' });

/** A site that answers every request with one code, and the requests it received. */
async function answering(
  status: number,
  body = '',
  goOn: (response: ServerResponse) => void = (response) => response.end(),
) {
  const requests: { url: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let sent = '';
    for await (const chunk of request) sent += chunk;
    requests.push({ url: request.url ?? '', body: sent });
    response.writeHead(status).write(body || ' ');
    goOn(response);
  });
  onTestFinished(() => void server.close());
  return { origin: `http://127.0.0.1:${await listenLocally(server)}`, requests };
}

const emailjs = (origin: string) => ({
  ...ORIGIN,
  EMAILJS_ORIGIN: origin,
  EMAILJS_SERVICE_ID: 'service_1',
  EMAILJS_BOOKING_TEMPLATE_ID: 'template_1',
  EMAILJS_CONTACT_TEMPLATE_ID: 'template_2',
  EMAILJS_PUBLIC_KEY: 'key',
});

test('an inn whose mail server answers is ready; a letter is sent only on request', async () => {
  const mailbox = await openMailbox();
  onTestFinished(() => mailbox.close());
  expect(await launchCheck(inn.dir, own(mailbox.url), { today })).toEqual([]);
  expect(mailbox.mails).toEqual([]);
  await launchCheck(inn.dir, own(mailbox.url), { today, letter: true });
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('A test letter from the website of Kadala Mane'),
  ]);
  expect(mailbox.recipients).toEqual([['desk@kadalamane.in']]);
});

test('a mail server that refuses, does not answer or is not set is an error with its fix', async () => {
  const { url } = await openBadSmtp('AUTH', '5xx', 9);
  const refused = await launchCheck(inn.dir, own(url), { today });
  expect(refused).toEqual([
    {
      severity: 'error',
      setup: 'mailbox',
      message: expect.stringMatching(/refuses the user name or password\.$/),
      fix: expect.stringMatching(/^Correct them in SMTP_URL and start again \(EAUTH 535/),
    },
  ]);
  expect(JSON.stringify(refused)).not.toContain('s3cret');
  const absent = await launchCheck(inn.dir, own('smtp://127.0.0.1:1'), { today });
  expect(absent[0]?.message).toMatch(/nothing answers at the mail server’s address/);
  const self = { ...ORIGIN, EMAILJS_ORIGIN: 'self' };
  const unset = await launchCheck(inn.dir, self, { today });
  expect(unset[0]?.fix).toMatch(/^MAIL_TO is not set/);
  const fresh = await launchCheck(inn.dir, { ...self, MAIL_TO: 'desk@kadalamane.in' }, { today });
  expect(fresh[0]?.message).toMatch(/would not reach you: no mailbox is set up yet/);
});

test('a test letter that one of several addresses rejects is an error', async () => {
  const mailbox = await openMailbox({
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('mistyped') ? new Error('No such box') : null),
  });
  onTestFinished(() => mailbox.close());
  const env = { ...own(mailbox.url), MAIL_TO: 'desk@kadalamane.in, mistyped@kadalamane.in' };
  expect(await ownMailErrors(env, { innName: 'Kadala Mane' })).toEqual([
    {
      severity: 'error',
      setup: 'mailbox',
      message: expect.stringMatching(/refuses the recipient\.$/),
      fix: 'Check MAIL_TO (EENVELOPE 550 RCPT TO).',
    },
  ]);
});

test('a mail server that trickles bytes does not hold up the check', async () => {
  const { url } = await openBadSmtp('EHLO', 'drip', 9);
  const timeouts = {
    ...{ connectionTimeout: 2000, greetingTimeout: 2000, socketTimeout: 2000 },
    letterTimeout: 400,
  };
  for (const letter of [undefined, { innName: 'Kadala Mane' }]) {
    const [busy] = await ownMailErrors(own(url), letter, timeouts);
    expect(busy).toMatchObject({
      message: 'Enquiries would not reach you: the mail server does not answer.',
      fix: expect.stringContaining('(ETIMEDOUT'),
    });
  }
});

test('an endless answer, or one with terminal escapes, is shown in one short line', async () => {
  const endless = await answering(500, '\x1b[2Jbusy\r\n', (response) => {
    const flow = setInterval(() => response.write('x'.repeat(50)), 5);
    response.on('close', () => clearInterval(flow));
  });
  const letter = { innName: 'Kadala Mane', email: 'stay@kadalamane.in' };
  for (const one of [undefined, letter]) {
    const [refused] = await emailjsServiceErrors(emailjs(endless.origin), one);
    expect(refused?.message).toMatch(/refuses: 500 \[2Jbusy x+…$/);
  }
});

test('the check asks EmailJS whether it is there, and with a letter whether it takes one', async () => {
  const good = await answering(200, 'OK');
  expect(await launchCheck(inn.dir, emailjs(good.origin), { today })).toEqual([]);
  const env = { ...emailjs(good.origin), EMAILJS_CONTACT_TEMPLATE_ID: ' template_2 ' };
  await launchCheck(inn.dir, env, { today, letter: true });
  expect(good.requests.map(({ url }) => url)).toEqual(['/', '/api/v1.0/email/send-form']);
  expect(good.requests[1]?.body).toMatch(/name="template_id"\r\n\r\ntemplate_2\r\n/);

  const bad = await answering(400, 'The service ID not found');
  const [first] = await launchCheck(inn.dir, emailjs(bad.origin), { today, letter: true });
  expect(first?.message).toContain('refuses: 400 The service ID not found');
  const gone = await launchCheck(inn.dir, emailjs('http://127.0.0.1:1'), { today });
  expect(gone[0]?.message).toContain('does not answer');
});

test('an e-mail service that breaks off its answer does not answer', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('O');
    setTimeout(() => response.destroy(), 20);
  });
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${await listenLocally(server)}`;
  const [first] = await launchCheck(inn.dir, emailjs(origin), { today });
  expect(first?.message).toContain('does not answer');
});

test('a link to a missing page gives a warning', async () => {
  const mailbox = await openMailbox();
  onTestFinished(() => mailbox.close());
  const site = await answering(404);
  const entry = `social:\n  - { network: facebook, url: ${site.origin}/inn }`;
  const { undo } = inn.change('inn.yaml', swap('social: []', entry));
  const report = await launchCheck(inn.dir, own(mailbox.url), { today });
  undo();
  expect(report).toEqual([
    expect.objectContaining({
      severity: 'warning',
      file: 'inn.yaml',
      pointer: ['social', 0, 'url'],
      message: expect.stringContaining('no such page (404)'),
    }),
  ]);
});

test('the command fails on the sample, with every message and its line', () => {
  const { status, stderr } = spawnSync(process.execPath, ['commands/launchCheck.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], CONTENT_DIR: 'content' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\d+ things keep the inn from going live:/);
  expect(stderr).toContain('SITE_ORIGIN is not set');
  expect(stderr).toContain('No e-mail service is set');
  expect(stderr).toMatch(/content\/inn\.yaml, line \d+\n {2}A sample text: phone /);
});

test('the command succeeds when only warnings are left', async () => {
  const { undo } = inn.change('nearby-places.yaml', (text) => text.replace(/checkedOn.*\n/, ''));
  const good = await answering(200);
  const child = spawn(process.execPath, ['commands/launchCheck.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], CONTENT_DIR: inn.dir, ...emailjs(good.origin) },
  });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  const [status] = await once(child, 'close');
  undo();
  expect(out).toContain('1 thing worth a look:');
  expect(out).toContain('Nothing keeps the inn from going live');
  expect(status).toBe(0);
});
