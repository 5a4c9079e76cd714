import { request } from 'node:http';
import { expect, test } from 'vitest';
import { MINUTE } from '../../../lib/durations.ts';
import { ASHA, ORIGIN, RAVI } from '../../../tests/support/hostedEditor.ts';
import { openEditorBehindProxy } from '../../../tests/support/sharedEditor.ts';
import type { Devices } from '../../model/api.ts';

const { editor, browser } = await openEditorBehindProxy();

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
