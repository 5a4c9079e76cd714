import { readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MINUTE } from '../../../lib/durations.ts';
import { ASHA, ORIGIN, RAVI } from '../../../tests/support/hostedEditor.ts';
import { openEditorBehindProxy } from '../../../tests/support/sharedEditor.ts';
import type { Devices } from '../../model/api.ts';
import { attempts } from './attempts.ts';
import { Challenges } from './challenges.ts';
import { invite } from './invite.ts';

/** Attacks on the editor at an origin of its own, by anybody on the internet. */

const { editor, browser, stranger } = await openEditorBehindProxy();

test('an owner signs in by a link', async () => {
  const asha = browser();
  expect((await asha.send('/api/tree')).status).toBe(401);
  expect((await asha.signIn(ASHA)).status).toBe(200);
  const signedIn = await asha.send('/api/tree');
  expect(signedIn.status).toBe(200);
  expect((await asha.send('/')).text).toBe('the editor');
});

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

test('a link opens for a browser that is signed in, as another owner too', async () => {
  const asha = browser();
  await asha.signIn(ASHA);
  expect((await asha.send('/sign-in')).text).toBe('sign in');
  const { token } = await asha.askForLink(RAVI);
  expect((await asha.open(token)).status).toBe(200);
  expect((await asha.send('/api/status')).json['owner']).toBe(RAVI);
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

test('an address is the same however it is typed', async () => {
  const before = editor.letters.length;
  await browser().askForLink(' Asha@Example.ORG ');
  expect(editor.letters.slice(before).map(({ to }) => to)).toEqual([ASHA]);
  const wrong = await browser().askForLink('asha');
  expect([wrong.status, wrong.json['error']]).toEqual([
    400,
    'Type your whole e-mail address, such as asha@example.org.',
  ]);
});

test('a stolen link does not work in another browser, and still works in the one that requested it', async () => {
  const [asha, thief] = [browser(), stranger()];
  const { token } = await asha.askForLink(ASHA);
  await thief.askForLink('nobody@example.org');
  const stolen = await thief.open(token);
  expect([stolen.status, stolen.json['otherBrowser']]).toEqual([409, true]);
  expect((await thief.send('/api/tree')).status).toBe(401);
  expect((await asha.open(token)).status).toBe(200);
});

test('a link requested with an empty cookie does not work in another browser either', async () => {
  const headers = { Cookie: '__Host-browser=', 'X-Forwarded-For': '192.0.2.250' };
  await editor.ask('/api/sign-in/link', { json: { address: ASHA }, headers });
  const token = editor.letters.at(-1)?.link.split('=')[1] ?? '';
  expect((await stranger().open(token)).status).toBe(409);
});

test('a stranger with many addresses does not lock anybody out', () => {
  const count = attempts(1, () => 0);
  for (let round = 0; round < 2_000; round++) count(`2001:db8:${round}`);
  expect(() => count('asha')).not.toThrow();
  expect(() => count('asha')).toThrow(/too often/);
});

test('a link works once, and opening one ends the others', async () => {
  const asha = browser();
  const first = await asha.askForLink(ASHA);
  const { token } = await asha.askForLink(ASHA);
  expect((await asha.open(token)).status).toBe(200);
  expect((await asha.open(token)).status).toBe(410);
  expect((await asha.open(first.token)).status).toBe(410);
  // Two requests at once.
  const twice = await asha.askForLink(ASHA);
  const both = await Promise.all([asha.open(twice.token), asha.open(twice.token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
});

test('a link expires after a quarter of an hour', async () => {
  const asha = browser();
  const { token } = await asha.askForLink(ASHA);
  editor.clock.ahead += 15 * MINUTE;
  expect((await asha.open(token)).status).toBe(410);
});

test('looking at a link’s page does not use it up', async () => {
  const asha = browser();
  const { token } = await asha.askForLink(ASHA);
  for (const path of [`/sign-in?link=${token}`, `/api/sign-in/open?token=${token}`]) {
    expect((await asha.send(path, { headers: { 'X-Editor': '' } })).status).not.toBe(410);
  }
  expect((await asha.open(token)).status).toBe(200);
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

test('an owner removed from EDITOR_OWNERS is signed out at once, and earlier links no longer work', async () => {
  const ravi = browser();
  await ravi.signIn(RAVI);
  const other = browser();
  const { token } = await other.askForLink(RAVI);
  editor.env['EDITOR_OWNERS'] = ASHA;
  expect((await ravi.send('/api/tree')).status).toBe(401);
  expect((await other.open(token)).status).toBe(410);
  editor.env['EDITOR_OWNERS'] = `${ASHA}, ${RAVI}`;
  expect((await ravi.send('/api/tree')).status).toBe(401);
});

test('an error in EDITOR_OWNERS lets nobody in', async () => {
  const asha = browser();
  await asha.signIn(ASHA);
  editor.env['EDITOR_OWNERS'] = 'asha at example.org';
  expect((await asha.send('/api/tree')).status).toBe(401);
  editor.env['EDITOR_OWNERS'] = `${ASHA}, ${RAVI}`;
});

test('a session ends after thirty days', async () => {
  const asha = browser();
  await asha.signIn(ASHA);
  editor.clock.ahead += 29 * 24 * 60 * MINUTE;
  expect((await asha.send('/api/tree')).status).toBe(200);
  editor.clock.ahead += 25 * 60 * MINUTE;
  expect((await asha.send('/api/tree')).status).toBe(401);
});

test('after signing out, the cookie is worthless', async () => {
  const asha = browser();
  await asha.signIn(ASHA);
  const secret = asha.cookies.get('__Host-session') ?? '';
  expect((await asha.send('/api/sign-out', { json: {} })).status).toBe(200);
  expect(asha.cookies.get('__Host-session')).toBeUndefined();
  asha.cookies.set('__Host-session', secret);
  expect((await asha.send('/api/tree')).status).toBe(401);
});

test('an owner signs out only her own other devices', async () => {
  const [phone, laptop, ravi] = [browser(), browser(), browser()];
  await phone.signIn(ASHA);
  await laptop.signIn(ASHA);
  await ravi.signIn(RAVI);
  const { json } = await laptop.send('/api/devices');
  const { sessions } = json as unknown as Devices;
  const other = sessions.find(({ isThis }) => !isThis)?.id ?? '';
  expect(JSON.stringify(json)).not.toContain(RAVI);
  expect(JSON.stringify(json)).not.toContain(laptop.cookies.get('__Host-session'));
  await ravi.send('/api/devices/sign-out', { json: { id: other } });
  expect((await phone.send('/api/tree')).status).toBe(200);
  await laptop.send('/api/devices/sign-out-others', { json: {} });
  const statuses = [phone, laptop, ravi].map((one) => one.send('/api/tree'));
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([401, 200, 200]);
});

test('a request whose body arrives only after its device was signed out does nothing', async () => {
  const [owner, thief] = [browser(), browser()];
  await owner.signIn(ASHA);
  await thief.signIn(ASHA);
  const save = { path: 'inn.yaml', session: 's', version: '1', base: {}, ops: [] };
  const body = JSON.stringify(save);
  const answer = Promise.withResolvers<number>();
  const held = request(
    {
      ...{ host: '127.0.0.1', port: editor.port, path: '/api/drafts', method: 'PUT' },
      headers: {
        ...{ Host: editor.hosting.host, Origin: ORIGIN, 'X-Editor': '1' },
        ...{ 'Content-Type': 'application/json', 'Content-Length': String(body.length) },
        Cookie: [...thief.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    },
    ({ statusCode = 0 }) => answer.resolve(statusCode),
  );
  held.write(body.slice(0, 10));
  expect((await thief.send('/api/devices')).status).toBe(200);
  expect((await owner.send('/api/devices/sign-out-others', { json: {} })).status).toBe(200);
  held.end(body.slice(10));
  expect(await answer.promise).toBe(401);
  expect((await owner.send('/api/drafts')).text).toBe('[]');
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

test('an invitation signs an owner in once, in any browser', async () => {
  const words = invite(editor.hosting, editor.store, 'Asha@example.org');
  const token = words.split('#invitation=')[1] ?? '';
  // Another process makes the invitation, by the machine's clock.
  editor.clock.ahead = 0;
  expect(words).toContain(`${ORIGIN}/sign-in#invitation=`);
  const asha = browser();
  expect((await asha.open(token)).status).toBe(200);
  expect((await asha.send('/api/tree')).status).toBe(200);
  expect((await stranger().open(token)).status).toBe(410);
});

test('an invitation for somebody else says which setting to change', () => {
  expect(() => invite(editor.hosting, editor.store, 'eve@example.org')).toThrow(
    'eve@example.org is not one of EDITOR_OWNERS: add it there, then invite again.',
  );
  expect(() => invite(undefined, editor.store, ASHA)).toThrow(/^EDITOR_ORIGIN is not set/);
  expect(() => invite(editor.hosting, editor.store, '')).toThrow(/npm run editor -- invite you@/);
});
