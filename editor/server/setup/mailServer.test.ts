import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ASHA, type HostedEditor, openHostedEditor } from '../../../tests/support/hostedEditor.ts';

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
  }).listen(0, '127.0.0.1');
  await once(inside, 'listening');
  port = Number(Object(inside.address()).port);
  editor = await openHostedEditor({
    net: {
      resolve: async (name) => (name === 'inside.example.net' ? ['10.0.0.5'] : ['127.0.0.1']),
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
