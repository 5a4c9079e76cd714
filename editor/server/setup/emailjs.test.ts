import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenLocally } from '../../../tests/support/listenLocally.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { Setup } from '../../model/setup.ts';

const IDS = {
  serviceId: 'service_1',
  bookingTemplateId: 'template_1',
  contactTemplateId: 'template_2',
  publicKey: 'key_1',
};

function* endlessly(text: string) {
  for (;;) yield text;
}

let editor: TestEditor;
let emailjs: Server;
let said: string[];
let answer: { status: number; text: string };

beforeEach(async () => {
  said = [];
  answer = { status: 200, text: 'OK' };
  emailjs = createServer(async (request, response) => {
    said.push(Buffer.concat(await request.toArray()).toString());
    response.writeHead(answer.status).end(answer.text);
  });
  const port = await listenLocally(emailjs);
  editor = await openEditor();
  writeFileSync(editor.settingsFile, `EMAILJS_ORIGIN=http://127.0.0.1:${port}\n`);
});
afterEach(async () => {
  emailjs.close();
  await editor.close();
});

const setup = () => editor.get<Setup>('/api/setup');
const post = (path: string, body: object) => editor.post(`/api/setup/emailjs${path}`, body);

test('a test enquiry goes out by both templates, and its number saves the account', async () => {
  const { test } = await (await post('/test', { ids: IDS })).json();
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('template_2');
  expect(said[1]).toContain('template_1');
  const number = /The number is (\d{6})/.exec(said[0] ?? '')?.[1];
  const { version } = await setup();
  expect((await post('/confirm', { version, test, number: '12' })).status).toBe(422);
  const confirmed = await post('/confirm', { version, test, number });
  const { emailjs: saved }: Setup = await confirmed.json();
  expect(saved).toMatchObject({ ids: IDS, verified: expect.any(String) });
});

test.each([
  [403, 'API calls are disabled for non-browser applications', /Account → Security/],
  [400, 'The template ID not found', /Email Templates/],
  [400, 'The service ID not found', /Email Services/],
  [400, 'The Public Key is invalid', /public key/],
  [429, 'Too many requests', /wait/],
  [500, 'oops', /Email History/],
])('%d %s is told, and nothing is saved', async (status, text, sentence) => {
  answer = { status, text };
  const response = await post('/test', { ids: IDS });
  expect(response.status).toBe(422);
  expect((await response.json()).error).toMatch(sentence);
  expect((await setup()).emailjs.ids.serviceId).toBe('');
});

test('thirty test enquiries may be sent in an hour', async () => {
  answer = { status: 500, text: 'oops' };
  for (let round = 0; round < 30; round++) await post('/test', { ids: IDS });
  const tried = said.length;
  expect(tried).toBeGreaterThanOrEqual(30);
  expect((await post('/test', { ids: IDS })).status).toBe(429);
  expect(said).toHaveLength(tried);
});

test('an answer without end is read no further than its beginning', async () => {
  emailjs.removeAllListeners('request').on('request', (_, response) => {
    Readable.from(endlessly('The template ID not found. ')).pipe(response.writeHead(400));
  });
  const response = await post('/test', { ids: IDS });
  expect((await response.json()).error).toMatch(/Email Templates/);
});

test('an incomplete account is rejected before anything is sent', async () => {
  expect((await post('/test', { ids: { ...IDS, publicKey: '' } })).status).toBe(422);
  expect(said).toEqual([]);
});
