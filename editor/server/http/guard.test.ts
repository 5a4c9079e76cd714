import { symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';

/** Attacks by another page in the same browser or another program on the network. */

let editor: TestEditor;
let port: number;
beforeAll(async () => {
  editor = await openEditor();
  port = Number(new URL(editor.origin).port);
});
afterAll(() => editor.close());

interface Asked {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends headers that fetch would not. */
function raw({ method = 'GET', path = '/api/tree', headers = {}, body }: Asked) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, method, path, headers: { 'X-Editor': '1', ...headers } },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const own = () => ({ Host: `127.0.0.1:${port}` });
const json = { 'Content-Type': 'application/json' };

test('the editor’s own page is accepted, by each name of this machine', async () => {
  for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
    const headers = { Host: `${name}:${port}`, Origin: `http://${name}:${port}` };
    expect((await raw({ headers })).status, name).toBe(200);
  }
});

test.each([
  ['a name that was made to lead here', { Host: 'evil.example' }],
  ['the right name at another port', { Host: '127.0.0.1:80' }],
  ['no port', { Host: 'localhost' }],
  ['a name that begins like ours', { Host: 'localhost.evil.example' }],
])('%s is refused', async (_, headers) => {
  expect((await raw({ headers })).status).toBe(403);
  expect((await raw({ headers, path: '/' })).status).toBe(403);
});

test.each([
  ['another site', 'https://evil.example'],
  ['another port of this machine, as the preview has', 'http://127.0.0.1:1'],
  ['a file or a sandbox', 'null'],
  ['our name over TLS', 'https://127.0.0.1'],
])('a request from %s is refused', async (_, Origin) => {
  expect((await raw({ headers: { ...own(), Origin } })).status).toBe(403);
});

test('without the editor’s header a request is refused', async () => {
  const bare = { ...own(), 'X-Editor': '' };
  for (const path of ['/api/tree', '/api/file?path=inn.yaml', '/api/history', '/api/photos']) {
    expect((await raw({ path, headers: bare })).status, path).toBe(403);
  }
  const body = JSON.stringify({ id: 'x' });
  const post = { method: 'POST', path: '/api/undo', body };
  expect((await raw({ ...post, headers: { ...bare, ...json } })).status).toBe(403);
  // Thumbnails are requested by img elements of the editor’s own page only.
  const photo = { path: '/api/photo/rooms/bed.jpg' };
  expect(
    (await raw({ ...photo, headers: { ...bare, 'Sec-Fetch-Site': 'same-origin' } })).status,
  ).toBe(200);
  expect(
    (await raw({ ...photo, headers: { ...bare, 'Sec-Fetch-Site': 'cross-site' } })).status,
  ).toBe(403);
});

test('what another site’s form can send is not accepted as JSON', async () => {
  const before = await editor.read('inn.yaml');
  const body = JSON.stringify({ path: 'inn.yaml', version: 'x', ops: [] });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const headers = { ...own(), 'Content-Type': type };
    const { status } = await raw({ method: 'POST', path: '/api/save', headers, body });
    expect(status, type).toBe(403);
  }
  expect(await editor.read('inn.yaml')).toBe(before);
});

test('no other site may frame it, and it loads nothing from elsewhere', async () => {
  const response = await editor.ask('/api/tree');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  // The preview, whose port changes at each start.
  const framed = 'frame-src http://127.0.0.1:*';
  expect(policy).toContain(`${framed};`);
  expect(policy.replace(framed, '')).not.toMatch(/unsafe|https?:|\*/);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('only the inn’s own files are read or written, under whatever name', async () => {
  writeFileSync(join(editor.content, '../secret.yaml'), 'name: Secret\n');
  symlinkSync(join(editor.content, '../secret.yaml'), join(editor.content, 'rooms/Linked.yaml'));
  const paths = [
    '../secret.yaml',
    'rooms/../../secret.yaml',
    'rooms/%2e%2e/%2e%2e/secret.yaml',
    'rooms/..%2f..%2fsecret.yaml',
    'rooms/Linked.yaml',
    '/etc/passwd',
    'rooms/a\0.yaml',
    'rooms\\..\\inn.yaml',
    '.git/config.yaml',
    'README.md',
    'photos/rooms/bed.jpg',
    'pages/other.yaml',
    'constructor',
    '',
  ];
  for (const path of paths) {
    const requested = await editor.ask(`/api/file?path=${encodeURIComponent(path)}`);
    expect([path, requested.status]).toEqual([path, 404]);
    const ops = [{ op: 'set', at: ['name'], value: 'x' }];
    const saved = await editor.post('/api/save', { path, version: 'v', ops });
    expect([path, saved.status]).toEqual([path, 404]);
    const copied = await editor.post('/api/rooms/copy', { from: path, name: 'x' });
    expect([path, copied.status]).toEqual([path, 404]);
  }
});

test('an invalid request is refused in a sentence, and the editor continues', async () => {
  const odd: unknown[] = [
    null,
    [],
    'text',
    {},
    { path: 'inn.yaml' },
    { path: 'inn.yaml', version: 'v', ops: [{ op: 'run', at: [] }] },
    {
      path: 'inn.yaml',
      version: 'v',
      ops: [{ op: 'set', at: ['__proto__', 'x'], value: 1 }],
      more: 1,
    },
    { path: ['inn.yaml'], version: {}, ops: 'all' },
  ];
  for (const body of odd) {
    const answer = await editor.post('/api/save', body as object);
    expect(answer.status, JSON.stringify(body)).toBe(400);
    expect((await answer.json()).error).toMatch(/\.$/);
  }
  const huge = JSON.stringify({ path: 'inn.yaml', version: 'x'.repeat(3_000_000), ops: [] });
  expect(
    (await raw({ method: 'POST', path: '/api/save', headers: { ...own(), ...json }, body: huge }))
      .status,
  ).toBe(413);
  expect((await editor.ask('/api/tree')).status).toBe(200);
});

test('keys with a meaning in JavaScript are plain keys', async () => {
  const op = { op: 'set', at: ['__proto__', 'polluted'], value: 'yes' } as const;
  expect((await editor.save('inn.yaml', op)).status).toBe(400);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(await editor.read('inn.yaml')).not.toContain('polluted');
});
