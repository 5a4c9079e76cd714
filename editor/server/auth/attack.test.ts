import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MINUTE } from '../../../lib/durations.ts';
import { ASHA, RAVI } from '../../../tests/support/hostedEditor.ts';
import { openEditorBehindProxy } from '../../../tests/support/sharedEditor.ts';
import { attempts } from './attempts.ts';
import { Challenges } from './challenges.ts';

/** Attacks on the editor at an origin of its own, by anybody on the internet. */

const { editor, browser, stranger } = await openEditorBehindProxy();

test('to a signed-out browser, only the sign-in page, its assets and its requests answer', async () => {
  const nobody = browser();
  const page = await nobody.send('/');
  expect([page.status, page.text]).toEqual([200, 'sign in']);
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'.*frame-ancestors 'none'/,
  );
  const paths = [
    '/api/tree',
    '/api/status',
    '/api/file?path=inn.yaml',
    '/api/photo/rooms/bed.jpg',
    '/api/photo/..%2f..%2finn.yaml',
    '/api/sign-in/../tree',
    '/api/sign-in/..%2ftree',
    '//api/tree',
    '/API/tree',
    '/assets/owners.js',
    '/../inn.yaml',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/api/devices',
    '/api/nothing',
  ];
  for (const path of paths) {
    const { status, text } = await nobody.send(path);
    expect([path, status === 401 || text === 'sign in']).toEqual([path, true]);
  }
  for (const path of ['/api/save', '/api/publish', '/api/undo', '/api/drafts', '/api/sign-out']) {
    expect([path, (await nobody.send(path, { json: {} })).status]).toEqual([path, 401]);
  }
  expect((await nobody.send('/api/photos', { method: 'POST' })).json).toEqual({
    error: 'You are signed out: sign in again.',
  });
});

test('the answer does not reveal who the owners are', async () => {
  const before = editor.letters.length;
  const known = await browser().askForLink(ASHA);
  const unknown = await browser().askForLink('nobody@example.org');
  expect(editor.letters.slice(before).map(({ to }) => to)).toEqual([ASHA]);
  const shape = ({ status, text, headers }: typeof known) => ({
    status,
    text,
    names: Object.keys(headers).sort(),
    cookie: String(headers['set-cookie']).replace(/=[\w-]{43};/, '=…;'),
  });
  expect(shape(unknown)).toEqual(shape(known));
});

test('a stranger with many addresses does not lock anybody out', () => {
  const count = attempts(1, () => 0);
  for (let round = 0; round < 2_000; round++) count(`2001:db8:${round}`);
  expect(() => count('asha')).not.toThrow();
  expect(() => count('asha')).toThrow(/too often/);
});

test('guessing is limited, whatever forged headers say', async () => {
  const caller = { 'X-Forwarded-For': '198.51.100.7' };
  const statuses = new Set<number>();
  for (let round = 0; round < 40; round++) {
    // The proxy appends the address it saw.
    const forged = { 'X-Forwarded-For': `203.0.113.${round}, ${caller['X-Forwarded-For']}` };
    const { status } = await editor.ask('/api/sign-in/open', {
      json: { token: `guess-${round}` },
      headers: { ...forged, 'X-Real-IP': `203.0.113.${round}`, Forwarded: 'for=203.0.113.1' },
    });
    statuses.add(status);
  }
  expect([...statuses]).toEqual([410, 429]);
  // Others can still sign in.
  expect((await browser().signIn(RAVI)).status).toBe(200);
});

/** Somebody else's computer, behind the proxy. */
const callerAt = (round: number) =>
  editor.browser({ 'X-Forwarded-For': `198.51.100.${100 + Math.floor(round / 8)}` });

test('strangers get at most thirty letters an hour for an address, whether it is an owner’s or not', async () => {
  for (const address of ['flood@example.org', 'ravi@example.org']) {
    editor.clock.ahead += 61 * MINUTE;
    const statuses = [];
    for (let round = 0; round < 32; round++) {
      statuses.push((await callerAt(round).askForLink(address)).status);
    }
    expect(statuses.slice(-2), address).toEqual([429, 429]);
    expect(statuses.slice(0, 30), address).toEqual(Array(30).fill(200));
  }
});

test('strangers who request links for an owner do not lock her out of her own browsers', async () => {
  editor.clock.ahead += 61 * MINUTE;
  const ravi = editor.browser({ 'X-Forwarded-For': '203.0.113.77' });
  expect((await ravi.signIn(RAVI)).status).toBe(200);
  await ravi.send('/api/sign-out', { json: {} });
  for (let round = 0; round < 32; round++) await callerAt(round).askForLink(RAVI);
  expect((await callerAt(200).askForLink(RAVI)).status).toBe(429);
  expect((await ravi.signIn(RAVI)).status).toBe(200);
  // A browser is known only for its owner's address.
  expect((await ravi.askForLink('asha@example.org')).status).toBe(200);
});

test('signing in creates a new session secret: a planted one is worthless', async () => {
  const asha = browser();
  asha.cookies.set('__Host-session', 'planted');
  await asha.signIn(ASHA);
  const first = asha.cookies.get('__Host-session');
  expect(first).not.toBe('planted');
  await asha.signIn(ASHA);
  expect(asha.cookies.get('__Host-session')).not.toBe(first);
  const thief = stranger();
  thief.cookies.set('__Host-session', 'planted');
  expect((await thief.send('/api/tree')).status).toBe(401);
  // The first session ended with the second sign-in of the same browser.
  thief.cookies.set('__Host-session', first ?? '');
  expect((await thief.send('/api/tree')).status).toBe(401);
});

test('cookies are for this host only, over TLS, hidden from scripts and other sites', async () => {
  const asha = browser();
  const [session] = [(await asha.signIn(ASHA)).headers['set-cookie'] ?? []].flat();
  expect(session).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test('a request from another site is refused, even with the owner’s cookie', async () => {
  const asha = browser();
  await asha.signIn(ASHA);
  const json = { path: 'inn.yaml', version: 'v', ops: [] };
  for (const Origin of [
    'https://evil.example',
    'https://preview.edit.example.org',
    'http://edit.example.org',
    'null',
  ]) {
    expect((await asha.send('/api/save', { json, headers: { Origin } })).status, Origin).toBe(403);
    expect((await asha.send('/api/sign-in/link', { json, headers: { Origin } })).status).toBe(403);
  }
  expect((await asha.send('/api/save', { json, headers: { 'X-Editor': '' } })).status).toBe(403);
  const text = { 'Content-Type': 'text/plain' };
  expect((await asha.send('/api/save', { json, headers: text })).status).toBe(403);
  for (const path of ['/api/sign-in/link', '/api/sign-in/open']) {
    expect((await stranger().send(path, { json, headers: text })).status).toBe(403);
  }
});

test.each([
  ['a name made to lead here', 'evil.example'],
  ['this machine', '127.0.0.1'],
  ['this machine by name', 'localhost'],
  ['a name that ends like ours', 'evil-edit.example.org'],
  ['a name that begins like ours', 'edit.example.org.evil.example'],
  ['another port', 'edit.example.org:8443'],
])('%s is refused', async (_, Host) => {
  const asha = browser();
  await asha.signIn(ASHA);
  const forged = { 'X-Forwarded-Host': 'edit.example.org', 'X-Forwarded-Proto': 'https' };
  expect((await asha.send('/', { headers: { Host, ...forged } })).status).toBe(403);
  expect((await asha.send('/api/tree', { headers: { Host, ...forged } })).status).toBe(403);
});

test('a passkey’s answer is valid once, and only from the browser with the challenge', async () => {
  const asha = browser();
  await asha.send('/api/sign-in/passkey/options', { json: {} });
  const answer = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
  };
  expect((await asha.send('/api/sign-in/passkey', { json: answer })).status).toBe(422);
  expect((await asha.send('/api/sign-in/passkey', { json: { ...answer, id: 1 } })).status).toBe(
    400,
  );
  const challenges = new Challenges({ elapsed: () => 0 });
  challenges.add('challenge', 'asha');
  expect(challenges.take('challenge', 'thief')).toBeUndefined();
  expect(challenges.take('challenge', 'asha')).toBeUndefined();
  challenges.add('another', 'asha', 'handle');
  expect(challenges.take('another', 'asha')).toBe('handle');
  expect(challenges.take('another', 'asha')).toBeUndefined();
});

test('only hashes of secrets are stored, readable by the file’s owner only', async () => {
  const asha = browser();
  const { token } = await asha.askForLink(ASHA);
  await asha.open((await asha.askForLink(ASHA)).token);
  for (const name of ['sign-in.db', 'sign-in.db-wal']) {
    const file = join(editor.store, 'desk', name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = readFileSync(file, 'latin1');
    for (const secret of [token, ...asha.cookies.values()]) expect(text).not.toContain(secret);
  }
});
