import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { writeHostFiles } from '../build/hostFiles.ts';
import { folderWith, SITE_FILES } from '../tests/mail/support/folders.ts';
import { startProduct } from '../tests/mail/support/product.ts';
import { startSite } from './site.ts';

/** Serves a finished build, for requests. */
async function startBuilt(mail = {}) {
  const dist = folderWith(SITE_FILES);
  await writeHostFiles(dist);
  const product = await startProduct({ options: { dist }, mail });
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(product.origin + path, { method, headers, redirect: 'manual' });
  return { ...product, dist, ask };
}

/** Sends a raw request: fetch() resolves "..". */
async function rawStatus(origin: string, target: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n', 1)[0] ?? '';
}

test('pages have clean URLs, and near misses lead to them', async () => {
  const { ask } = await startBuilt();
  expect(await (await ask('/about')).text()).toContain('<title>About');
  expect((await ask('/Deluxe_Double_Non-AC_Room')).status).toBe(200);
  for (const [path, route] of [
    ['/about/', '/about'],
    ['/About?from=ad', '/about?from=ad'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/deluxe_double_non-ac_room/', '/Deluxe_Double_Non-AC_Room'],
  ] as const) {
    const response = await ask(path);
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 308, route]);
  }
});

test('former addresses of rooms lead to the rooms’ current addresses', async () => {
  const dist = folderWith(SITE_FILES);
  await writeHostFiles(dist, new Map([['/Old_Room', '/Deluxe_Double_Non-AC_Room']]));
  const { origin } = await startProduct({ options: { dist } });
  for (const path of ['/Old_Room', '/old_room', '/Old_Room/']) {
    const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
    expect([path, status, headers.get('location'), headers.get('cache-control')]).toEqual([
      path,
      308,
      '/Deluxe_Double_Non-AC_Room',
      'public, max-age=0, must-revalidate',
    ]);
  }
  expect((await fetch(`${origin}/_redirects`)).status).toBe(404);
});

test('the thank-you page shows the reference from its address, and no other text', async () => {
  const note = '<sent-reference data-label="Your reference:">See the address.</sent-reference>';
  const page = `<!doctype html><p>${note}</p>`;
  const dist = folderWith({ ...SITE_FILES, 'sent.html': page, 'kn/sent.html': page });
  await writeHostFiles(dist);
  const { origin } = await startProduct({ options: { dist } });
  const text = async (path: string) => (await fetch(origin + path)).text();
  expect(await text('/sent?ref=K7M-4RX')).toContain(
    '>Your reference: <strong>K7M-4RX</strong></sent-reference>',
  );
  expect(await text('/kn/sent?ref=K7M-4RX')).toContain('<strong>K7M-4RX</strong>');
  const { headers } = await fetch(`${origin}/sent?ref=K7M-4RX`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(await text('/sent?ref=Call-090')).toContain(note);
  expect(await text('/sent')).toContain(note);
  expect(await text('/about?ref=K7M-4RX')).not.toContain('K7M-4RX');
});

test('the same page in another language gets the guest’s answers from the first', async () => {
  const dist = folderWith({ ...SITE_FILES, 'kn/about.html': '<!doctype html><p>ನಮ್ಮ ಬಗ್ಗೆ</p>' });
  await writeHostFiles(dist);
  const { origin } = await startProduct({ options: { dist } });
  const referer = `${origin}/about?guests=3`;
  const { status, headers } = await fetch(`${origin}/kn/about`, {
    headers: { referer },
    redirect: 'manual',
  });
  expect([status, headers.get('location')]).toEqual([302, '/kn/about?guests=3']);
});

test('only a prefetched page has No-Vary-Search', async () => {
  const dist = folderWith({ ...SITE_FILES, 'contact.html': '<!doctype html><p>Write to us</p>' });
  const { origin } = await startProduct({ options: { dist } });
  const said = async (headers: Record<string, string>) =>
    (await fetch(`${origin}/contact`, { headers })).headers.get('no-vary-search');
  expect(await said({ 'sec-purpose': 'prefetch;prerender' })).toContain('"room"');
  expect(await said({})).toBeNull();
});

test('every page has the security headers, and its own policy in its head', async () => {
  const { ask } = await startBuilt();
  for (const [path, title] of [
    ['/', 'Home'],
    ['/about', 'About'],
    ['/nowhere', 'Lost'],
  ]) {
    const answer = await ask(path ?? '');
    const { headers } = answer;
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(await answer.text()).toContain(`'sha256-${title}='`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});

test('browsers are told to stay on TLS when the proxy reports TLS', async () => {
  const { ask } = await startBuilt({ trustProxy: true });
  const header = async (proto: string) =>
    (await ask('/', { 'x-forwarded-proto': proto })).headers.get('strict-transport-security');
  expect(await header('https')).toBe('max-age=31536000');
  expect(await header('http')).toBeNull();
});

test('an unknown address gets the site’s own page', async () => {
  const { ask } = await startBuilt();
  for (const path of ['/nowhere', '/_headers', '/_redirects', '/about.html.br', '/404', '/%ff']) {
    const response = await ask(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toContain('<title>Lost');
  }
});

test('a deleted file is answered with the site’s failure page', async () => {
  const { ask, dist, lines } = await startBuilt();
  rmSync(join(dist, 'photo.webp'));
  const response = await ask('/photo.webp');
  expect(response.status).toBe(500);
  const shown = await response.text();
  expect(shown).toContain('<title>Broken');
  expect(shown + lines.join()).not.toContain(dist);
});

test('the best encoding that the client accepts is sent', async () => {
  const { ask } = await startBuilt();
  const encoding = async (accepted: string) =>
    (await ask('/about', { 'accept-encoding': accepted })).headers.get('content-encoding');
  expect(await encoding('gzip, deflate, br')).toBe('br');
  expect(await encoding('gzip;q=1.0, br;q=0')).toBe('gzip');
  expect(await encoding('identity')).toBeNull();
  const { headers } = await ask('/photo.webp', { 'accept-encoding': 'br' });
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
});

test('an unchanged file is not sent again', async () => {
  const { ask } = await startBuilt();
  const first = await ask('/about', { 'accept-encoding': 'br' });
  const tag = first.headers.get('etag') ?? '';
  const again = await ask('/about', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${tag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('etag')).toBe(tag);
  const other = await ask('/about', { 'accept-encoding': 'gzip', 'if-none-match': tag });
  expect(other.status).toBe(200);
});

test('hashed files are cached for good, pages are revalidated', async () => {
  const { ask } = await startBuilt();
  const cache = async (path: string) => (await ask(path)).headers.get('cache-control');
  expect(await cache('/_astro/app.B7xk2.js')).toBe('public, max-age=31536000, immutable');
  expect(await cache('/about')).toBe('public, max-age=0, must-revalidate');
});

test('HEAD and ranges are answered', async () => {
  const { ask } = await startBuilt();
  const head = await ask('/photo.webp', {}, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '1000']);
  expect(await head.text()).toBe('');
  const part = await ask('/photo.webp', { range: 'bytes=10-19' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/1000']);
  expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([
    10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
  ]);
  expect((await ask('/photo.webp', { range: 'bytes=5000-' })).status).toBe(416);
});

test('nothing outside the build can be read', async () => {
  const folder = folderWith({ 'secret.txt': 'secret', 'dist/index.html': 'home' });
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'dist', 'link.txt'));
  writeFileSync(join(folder, 'dist', '.env'), 'secret');
  const { origin } = await startProduct({ options: { dist: join(folder, 'dist') } });
  for (const target of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '//../secret.txt',
    '/./../secret.txt',
    '/%252e%252e/secret.txt',
    '/secret.txt%00.html',
    '/link.txt',
    '/.env',
  ]) {
    expect(await rawStatus(origin, target), target).toMatch(/^HTTP\/1\.1 40[04]/);
  }
});

test('a port in use is reported in one line that names the variable', async () => {
  const { origin, mailbox, dist, dataDir } = await startBuilt();
  const port = Number(new URL(origin).port);
  const mail = { smtpUrl: mailbox.url, dataDir: join(dataDir, 'other') };
  await expect(startSite({ dist, port, mail })).rejects.toThrow(
    `PORT ${port} is in use: stop the other program, or set another PORT.`,
  );
});
