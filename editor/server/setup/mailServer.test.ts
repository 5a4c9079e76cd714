import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  ASHA,
  type HostedEditor,
  openHostedEditor,
  RAVI,
} from '../../../tests/support/hostedEditor.ts';
import { listenLocally } from '../../../tests/support/listenLocally.ts';
import { urlAt } from './mailServer.ts';
import { MailTests } from './mailTests.ts';

/** An owner's session is stolen: what a thief can learn about the editor's own network. */

let editor: HostedEditor;
let asha: ReturnType<HostedEditor['browser']>;
let inside: Server;
let port: number;
let calls = 0;
beforeAll(async () => {
  inside = createServer((socket) => {
    calls += 1;
    socket.end('220 internal\r\n');
  });
  port = await listenLocally(inside);
  editor = await openHostedEditor({
    net: {
      resolve: async (name) => {
        if (name === 'inside.example.net') return ['10.0.0.5'];
        if (name === 'localhost') return ['203.0.113.7'];
        if (name === '2130706433') return ['127.0.0.1'];
        throw new Error('ENOTFOUND');
      },
      fetch: () => Promise.reject(new Error('no network')),
      own: () => [],
    },
  });
  asha = editor.browser();
  await asha.signIn(ASHA);
});
afterAll(async () => {
  await editor.close();
  inside.close();
});

beforeEach(() => {
  calls = 0;
});

const mailbox = (host: string, at: number) => ({
  host,
  port: at,
  security: 'open',
  user: 'asha@example.org',
  password: 'secret',
  to: 'asha@example.org',
  from: '',
  acknowledge: false,
});

test.each([
  ['another port', () => mailbox('mail.example.net', 22), /465 or 587/],
  ['this machine', () => mailbox('127.0.0.1', 25), /no mail server on the internet/],
  ['this machine as one number', () => mailbox('2130706433', 25), /no mail server on the/],
  ['a name that leads inside', () => mailbox('inside.example.net', 587), /no mail server on the/],
])('%s is neither tried nor saved', async (_, typed, sentence) => {
  const { version } = (await asha.send('/api/setup')).json;
  const tested = await asha.send('/api/setup/mailbox/test', { json: { mailbox: typed() } });
  expect([tested.status, tested.json['error']]).toEqual([422, expect.stringMatching(sentence)]);
  const json = { version, mailbox: typed() };
  expect((await asha.send('/api/setup/mailbox', { json })).status).toBe(422);
});

test('the test connects to the checked address, wherever the name leads by then', async () => {
  const send = vi.spyOn(MailTests.prototype, 'send').mockResolvedValue('id');
  onTestFinished(() => send.mockRestore());
  const ravi = editor.browser();
  await ravi.signIn(RAVI);
  const json = { mailbox: mailbox('localhost', 2525) };
  expect((await ravi.send('/api/setup/mailbox/test', { json })).status).toBe(200);
  expect(send.mock.calls[0]?.[0].smtpUrl).toContain('@203.0.113.7:2525?tls.servername=localhost');
});

test.each(['127.0.0.1', '::ffff:127.0.0.1'])(
  'a letter to %s goes there, and not to where the name leads',
  async (address) => {
    const smtpUrl = urlAt(`smtp://mail.example.invalid:${port}`, address);
    const sent = new MailTests().send({ smtpUrl, mailTo: [ASHA], mailFrom: ASHA }, 'Inn', {});
    await expect(sent).rejects.toMatchObject({ more: { kind: 'brokenOff' } });
    expect(calls).toBe(1);
  },
);

test('a name that is not found is not looked up again', async () => {
  const json = { mailbox: mailbox('nowhere.example.net', 587) };
  const { status, json: answer } = await asha.send('/api/setup/mailbox/test', { json });
  expect([status, answer['error']]).toEqual([422, expect.stringMatching(/no mail server of this/)]);
});

test('a mail server on this machine that the operator chose is allowed, thirty times an hour', async () => {
  writeFileSync(editor.settingsFile, `SMTP_URL=smtp://127.0.0.1:${port}\nMAIL_TO=${ASHA}\n`);
  const json = { mailbox: mailbox('127.0.0.1', port) };
  const statuses = new Set<number>();
  for (let round = 0; round < 30; round++) {
    statuses.add((await asha.send('/api/setup/mailbox/test', { json })).status);
  }
  expect([...statuses]).toEqual([422]);
  expect(calls).toBe(30);
  expect((await asha.send('/api/setup/mailbox/test', { json })).status).toBe(429);
  expect(calls).toBe(30);
});
