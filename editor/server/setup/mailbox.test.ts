import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Mailbox as Inbox, openMailbox } from '../../../tests/mail/support/mailbox.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { Mailbox, Setup } from '../../model/setup.ts';
import { freePort } from '../preview.ts';

const SECRET = 's3cret/with @ signs #1';

let editor: TestEditor;
let inbox: Inbox;
/** Everything that the editor answered and logged. */
let said: string[];

beforeEach(async () => {
  said = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(words.join(' ')));
  editor = await openEditor();
  inbox = await openMailbox({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'me@inn.in' && password === SECRET
        ? done(null, { user: username })
        : done(Object.assign(new Error('535 no such user'), { responseCode: 535 })),
    onRcptTo: ({ address }, _, done) =>
      done(
        address === 'nobody@inn.in'
          ? Object.assign(new Error('550 no such mailbox'), { responseCode: 550 })
          : undefined,
      ),
  });
});

afterEach(async () => {
  expect(said.join('\n')).not.toContain('s3cret');
  vi.restoreAllMocks();
  await inbox.close();
  await editor.close();
});

const typed = (changes: Partial<Mailbox & { password: string }> = {}) => ({
  host: '127.0.0.1',
  port: inbox.port,
  security: 'open',
  user: 'me@inn.in',
  password: SECRET,
  to: 'desk@inn.in',
  from: '',
  acknowledge: true,
  ...changes,
});

async function ask(path: string, body: object): Promise<{ status: number; answer: never }> {
  const response = await editor.post(`/api/setup/mailbox${path}`, body);
  const text = await response.text();
  said.push(text);
  return { status: response.status, answer: JSON.parse(text) as never };
}

async function setup(): Promise<Setup> {
  const text = await (await editor.ask('/api/setup')).text();
  said.push(text);
  return JSON.parse(text);
}

async function sendTest(mailbox: object = typed()): Promise<{ test: string; number: string }> {
  const before = inbox.mails.length;
  const { answer } = await ask('/test', { mailbox });
  const mails = await inbox.arrived(before + 1);
  const number = /The number is (\d{6})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  return { test: (answer as { test: string }).test, number };
}

const saved = () => parseEnv(readFileSync(editor.settingsFile, 'utf8'));

test('a test e-mail contains a number; typing it in saves the mailbox', async () => {
  const { version, mailbox } = await setup();
  expect(mailbox).toMatchObject({ saved: null, hasPassword: false });
  const { test, number } = await sendTest();
  expect(number).toMatch(/^\d{6}$/);
  expect(inbox.recipients).toEqual([['desk@inn.in']]);
  expect(inbox.mails[0]?.from?.value[0]?.address).toBe('me@inn.in');
  expect(inbox.mails[0]?.subject).toContain(number);
  expect((await setup()).mailbox.saved).toBeNull();

  const spaced = `${number.slice(0, 3)} ${number.slice(3)}`;
  const { status, answer } = await ask('/confirm', { version, test, number: spaced });
  expect(status).toBe(200);
  const { mailbox: now } = answer as Setup;
  const { password: _, ...shown } = typed();
  expect(now).toMatchObject({ saved: shown, hasPassword: true, use: { state: 'none' } });
  expect(Date.parse(now.verified ?? '')).toBeGreaterThan(0);
  expect(saved()).toEqual({
    SMTP_URL: `smtp://me%40inn.in:${encodeURIComponent(SECRET)}@127.0.0.1:${inbox.port}`,
    MAIL_TO: 'desk@inn.in',
    MAIL_FROM: 'me@inn.in',
    ACKNOWLEDGE: 'on',
  });
  expect(statSync(editor.settingsFile).mode & 0o777).toBe(0o600);
});

test('a wrong number saves nothing, and after five of them a new e-mail is needed', async () => {
  const { version } = await setup();
  const { test, number } = await sendTest();
  const wrong = number === '123456' ? '654321' : '123456';
  for (let tries = 0; tries < 5; tries++) {
    const { status } = await ask('/confirm', { version, test, number: wrong });
    expect(status).toBe(422);
  }
  expect((await ask('/confirm', { version, test, number })).status).toBe(410);
  expect((await setup()).mailbox.saved).toBeNull();
  const again = await sendTest();
  expect((await ask('/confirm', { version, ...again })).status).toBe(200);
});

test('a number whose answer was lost is confirmed again, even after the editor has restarted', async () => {
  const { version } = await setup();
  const confirmed = { version, ...(await sendTest()) };
  await ask('/confirm', confirmed);
  expect(await ask('/confirm', confirmed)).toMatchObject({
    status: 200,
    answer: { mailbox: { saved: { to: 'desk@inn.in' }, verified: expect.any(String) } },
  });
  const restarted = await editor.again();
  expect((await restarted.post('/api/setup/mailbox/confirm', confirmed)).status).toBe(200);
  await restarted.close();
  // Other settings were saved since: this number no longer confirms what is saved.
  const now = (await setup()).version;
  await ask('', { version: now, mailbox: typed({ to: 'other@inn.in' }) });
  expect((await ask('/confirm', confirmed)).status).toBe(410);
});

test('a mailbox that was saved without its number is not shown as proved', async () => {
  const { version } = await setup();
  const { status, answer } = await ask('', { version, mailbox: typed() });
  expect(status).toBe(200);
  expect((answer as Setup).mailbox).toMatchObject({ hasPassword: true });
  expect((answer as Setup).mailbox.verified).toBeUndefined();
});

test('the saved password belongs to its mailbox, and goes to no other server', async () => {
  const { version } = await setup();
  await ask('', { version, mailbox: typed() });
  const { password: _, ...kept } = typed({ acknowledge: false, to: 'a@inn.in, b@inn.in' });
  const { test, number } = await sendTest(kept);
  const now = (await setup()).version;
  expect((await ask('/confirm', { version: now, test, number })).status).toBe(200);
  expect(saved()['SMTP_URL']).toContain(encodeURIComponent(SECRET));
  expect(saved()['ACKNOWLEDGE']).toBeUndefined();

  const thief = await openMailbox({ authOptional: false, allowInsecureAuth: true });
  const { status } = await ask('/test', { mailbox: { ...kept, port: thief.port } });
  expect(status).toBe(422);
  expect((await ask('/test', { mailbox: { ...kept, host: 'localhost' } })).status).toBe(422);
  await thief.close();
});

test('changing the acknowledgement does not affect the proof', async () => {
  const { version } = await setup();
  const proved = await ask('/confirm', { version, ...(await sendTest()) });
  const { version: next } = proved.answer as Setup;
  const { password: _, ...quiet } = typed({ acknowledge: false });
  const { answer } = await ask('', { version: next, mailbox: quiet });
  expect((answer as Setup).mailbox.verified).toBeTruthy();
  const moved = { ...quiet, to: 'other@inn.in' };
  const other = await ask('', { version: (answer as Setup).version, mailbox: moved });
  expect((other.answer as Setup).mailbox.verified).toBeUndefined();
});

test.each([
  ['a wrong password', () => typed({ password: 's3cret but wrong' }), 'password'],
  ['a recipient without a mailbox', () => typed({ to: 'nobody@inn.in' }), 'recipient'],
  ['a port at which nothing answers', async () => typed({ port: await freePort() }), 'refused'],
  ['a server that does not exist', () => typed({ host: 'mail.invalid' }), 'notFound'],
  ['a server without encryption', () => typed({ security: 'starttls' }), 'encryption'],
])('%s is told, and nothing is saved', async (_, mailbox, kind) => {
  const { status, answer } = await ask('/test', { mailbox: await mailbox() });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ kind });
  expect((answer as { error: string }).error).toMatch(/\.$/);
  expect((await setup()).mailbox.saved).toBeNull();
});

test.each([
  ['no recipient', { to: '' }],
  ['half an address', { to: 'desk@inn.in, ' }],
  ['a sender that is none', { from: 'Our Inn' }],
  ['no server', { host: '' }],
  ['a server with a way in', { host: 'mail.in/?x=' }],
  ['no user', { user: '' }],
  ['no password', { password: '' }],
])('%s is refused before anything is sent', async (_, changes) => {
  const { status } = await ask('/test', { mailbox: typed(changes) });
  expect(status).toBe(422);
  expect(inbox.mails).toEqual([]);
});

test('a window with older settings gets an error, and nothing is overwritten', async () => {
  const { version } = await setup();
  await ask('', { version, mailbox: typed() });
  const both = await Promise.all(
    ['a@inn.in', 'b@inn.in'].map(async (to) =>
      ask('', { version: (await setup()).version, mailbox: typed({ to }) }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await ask('', { version, mailbox: typed() })).status).toBe(409);
});

test('settings from the environment are shown, and cannot be changed here', async () => {
  await editor.close();
  editor = await openEditor(
    {},
    { environment: { SMTP_URL: `smtps://me%40inn.in:s3cret@mail.in`, MAIL_TO: 'desk@inn.in' } },
  );
  const { version, mailbox } = await setup();
  expect(mailbox).toMatchObject({ setElsewhere: ['SMTP_URL', 'MAIL_TO'], hasPassword: true });
  expect(mailbox.saved).toMatchObject({ host: 'mail.in', port: 465, security: 'tls' });
  expect((await ask('', { version, mailbox: typed() })).status).toBe(409);
});

test('other settings and comments in the file stay', async () => {
  const before = '# Ours.\nDATA_DIR=/var/lib/inn # here\n#MAIL_TO=inn@example.org\n';
  mkdirSync(dirname(editor.settingsFile), { recursive: true });
  writeFileSync(editor.settingsFile, before);
  await ask('', { version: (await setup()).version, mailbox: typed() });
  const after = readFileSync(editor.settingsFile, 'utf8');
  expect(after).toContain(
    '# Ours.\nDATA_DIR=/var/lib/inn # here\n#MAIL_TO=inn@example.org\nMAIL_TO=',
  );
});
