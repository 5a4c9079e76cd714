import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ASHA,
  type HostedEditor,
  ORIGIN,
  openHostedEditor,
} from '../../../tests/support/hostedEditor.ts';
import { listenLocally } from '../../../tests/support/listenLocally.ts';

/** Attacks on the preview of an editor at an origin of its own. */

const HOST = 'preview.edit.example.org';

/** Replaces Astro's development server. */
let pages: Server;
let seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
let editor: HostedEditor;
beforeAll(async () => {
  pages = createServer(({ url, headers }, answer) => {
    seen.push({ url, headers });
    answer.setHeader('Set-Cookie', 'from=pages').setHeader('Access-Control-Allow-Origin', '*');
    answer.end('a page');
  });
  pages.on('upgrade', ({ url }, socket) => {
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    );
    // The real socket stays open, and reports each save.
    if (!url?.includes('stay')) socket.end('hello');
  });
  const port = await listenLocally(pages);
  editor = await openHostedEditor({ preview: () => `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await editor.close();
  pages.close();
});
beforeEach(() => {
  seen = [];
});

const enter = (pass: string, headers: Record<string, string> = {}) =>
  editor.ask('/~enter', {
    method: 'POST',
    text: pass,
    headers: { Host: HOST, Origin: ORIGIN, 'X-Editor': '', ...headers },
  });

/** Signs in and enters the preview; requests addresses of it. */
async function visitor(cookies: Record<string, string> = {}) {
  const asha = editor.browser();
  for (const [name, value] of Object.entries(cookies)) asha.cookies.set(name, value);
  await asha.signIn(ASHA);
  const newPass = async () =>
    String((await asha.send('/api/preview/pass', { method: 'POST' })).json['pass']);
  const pass = await newPass();
  const entered = await enter(pass);
  const [line] = [entered.headers['set-cookie'] ?? []].flat();
  const [Cookie = ''] = (line ?? '').split(';');
  const look = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    editor.ask(path, { method, headers: { Host: HOST, Cookie, ...headers } });
  return { asha, newPass, pass, entered, Cookie, look };
}

test('an owner with a pass sees the pages, and no other host may frame them', async () => {
  const { entered, look } = await visitor();
  expect([entered.status, entered.headers['access-control-allow-origin']]).toEqual([204, ORIGIN]);
  expect(entered.headers['set-cookie']?.[0]).toMatch(
    /^__Host-preview=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const page = await look('/rooms?a=1', { 'X-Forwarded-For': '192.0.2.1', 'X-Editor': '1' });
  expect([page.status, page.text]).toEqual([200, 'a page']);
  expect(page.headers['content-security-policy']).toBe(`frame-ancestors ${ORIGIN}`);
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(page.headers['access-control-allow-origin']).toBeUndefined();
  const [{ url, headers } = { url: '', headers: {} }] = seen;
  expect(url).toBe('/rooms?a=1');
  expect(headers.host).toMatch(/^127\.0\.0\.1:/);
  expect(Object.keys(headers)).not.toEqual(
    expect.arrayContaining(['cookie', 'x-forwarded-for', 'x-editor']),
  );
  expect(headers).not.toHaveProperty('cookie');
});

test('without a pass, nothing is shown', async () => {
  const asha = editor.browser();
  await asha.signIn(ASHA);
  for (const cookies of [
    '',
    '__Host-preview=made-up',
    `__Host-session=${asha.cookies.get('__Host-session')}`,
  ]) {
    const answer = await editor.ask('/', {
      headers: { Host: HOST, ...(cookies && { Cookie: cookies }) },
    });
    expect(answer.status).toBe(403);
  }
  expect((await editor.ask('/api/preview/pass', { method: 'POST' })).status).toBe(401);
  expect(seen).toEqual([]);
});

test('a pass is valid once, for a minute, and only from the editor’s page', async () => {
  const { pass, newPass } = await visitor();
  expect((await enter(pass)).status).toBe(403);
  const next = await newPass();
  for (const Origin of ['https://evil.example', 'null', `https://${HOST}`]) {
    expect((await enter(next, { Origin })).status, Origin).toBe(403);
  }
  expect((await enter(next)).status).toBe(204);
  const old = await newPass();
  editor.clock.ahead += 61_000;
  expect((await enter(old)).status).toBe(403);
  expect((await enter('x'.repeat(100_000))).status).toBe(403);
});

test('the preview’s own messages are in the language of the editor’s page', async () => {
  const kannada = await visitor({ 'editor-language': 'kn' });
  expect((await kannada.look('/', {}, 'POST')).text).toMatch(/^ಮುನ್ನೋಟ ಏನನ್ನೂ ಕಳಿಸುವುದಿಲ್ಲ/);
  const english = await visitor();
  expect((await english.look('/', {}, 'POST')).text).toMatch(/^The preview sends nothing/);
});

test('the preview ends with the session', async () => {
  const { asha, look } = await visitor();
  await asha.send('/api/sign-out', { json: {} });
  expect((await look('/')).status).toBe(403);
});

test('the preview’s cookie does not give access to the editor', async () => {
  const { Cookie } = await visitor();
  expect((await editor.ask('/api/tree', { headers: { Cookie } })).status).toBe(401);
});

test('only the site’s own files are served', async () => {
  const { look } = await visitor();
  const root = process.cwd();
  for (const path of [
    '/package.json',
    '/.env.example',
    '/.gitignore',
    '/@fs/etc/passwd',
    '/etc/passwd',
    `/@fs${root}/package.json`,
    `/@id/${root}/package.json`,
    '/@fs/%2e%2e/etc/passwd',
    '/src/%2e%2e/package.json',
    '/src/..%2fpackage.json',
    '/src/%252e%252e/package.json',
    '/src\\..\\package.json',
    '//package.json',
    `/@fs${root}/src/../package.json?raw`,
    '/commands/editor.ts?import&raw',
    // The development server adds the extensions itself.
    '/package',
    '/package.json/',
    '/commands/editor?import&raw',
    '/src/../mail/settings?raw',
    `/@fs${root}/package`,
    `/@fs${root}/commands/editor.ts/`,
    '/@id/commands/editor',
    '/src/#/../../package.json',
    '/__open-in-editor?file=package.json',
  ]) {
    expect([path, (await look(path)).status]).toEqual([path, 404]);
  }
  expect(seen).toEqual([]);
  for (const path of [
    '/',
    '/rooms',
    '/rooms/',
    '/src/styles/tokens.css',
    '/editor/model/pointer.ts',
    '/@vite/client',
    '/_image?href=a',
  ]) {
    expect([path, (await look(path)).status]).toEqual([path, 200]);
  }
  expect((await look('/', {}, 'POST')).status).toBe(405);
});

/** The first answer to a request for the development server's socket. */
const upgrade = (headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port: editor.port,
      path: '/?token=x',
      headers: { Host: HOST, Connection: 'Upgrade', Upgrade: 'websocket', ...headers },
    });
    asked.on('upgrade', (_, socket) => {
      socket.destroy();
      resolve(101);
    });
    asked.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });

test('only the preview’s own page may open the development server’s socket', async () => {
  const { Cookie } = await visitor();
  const Origin = `https://${HOST}`;
  expect(await upgrade({ Cookie, Origin })).toBe(101);
  expect(await upgrade({ Origin })).toBe(403);
  expect(await upgrade({ Cookie, Origin: 'https://evil.example' })).toBe(403);
  expect(await upgrade({ Cookie, Origin, Host: 'edit.example.org' })).toBe(403);
});

test('signing out closes the socket', async () => {
  const { asha, Cookie } = await visitor();
  const asked = request({
    ...{ host: '127.0.0.1', port: editor.port, path: '/?stay' },
    headers: {
      ...{ Host: HOST, Connection: 'Upgrade', Upgrade: 'websocket' },
      ...{ Cookie, Origin: `https://${HOST}` },
    },
  }).end();
  const [, socket] = await once(asked, 'upgrade');
  const closed = once(socket.resume(), 'close');
  expect(socket.destroyed).toBe(false);
  await asha.send('/api/sign-out', { json: {} });
  await closed;
});

test('breaking off a socket request does not end the editor', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', note);
  for (const host of [HOST, 'edit.example.org']) {
    const socket = connect(editor.port, '127.0.0.1');
    await once(socket, 'connect');
    const lines = ['GET / HTTP/1.1', `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket'];
    await new Promise((resolve) => socket.write(`${lines.join('\r\n')}\r\n\r\n`, resolve));
    socket.resetAndDestroy();
    await once(socket, 'close');
  }
  // This is answered although two requests were broken off.
  for (let round = 0; round < 3; round++) expect((await editor.ask('/')).status).toBe(200);
  process.off('uncaughtException', note);
  expect(uncaught).toEqual([]);
});
