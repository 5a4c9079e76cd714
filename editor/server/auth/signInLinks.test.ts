import { expect, test } from 'vitest';
import { MINUTE } from '../../../lib/durations.ts';
import { ASHA, ORIGIN, RAVI } from '../../../tests/support/hostedEditor.ts';
import { openEditorBehindProxy } from '../../../tests/support/sharedEditor.ts';
import { invite } from './invite.ts';

const { editor, browser, stranger } = await openEditorBehindProxy();

test('an owner signs in by a link', async () => {
  const asha = browser();
  expect((await asha.send('/api/tree')).status).toBe(401);
  expect((await asha.signIn(ASHA)).status).toBe(200);
  const signedIn = await asha.send('/api/tree');
  expect(signedIn.status).toBe(200);
  expect((await asha.send('/')).text).toBe('the editor');
});

test('a link opens for a browser that is signed in, as another owner too', async () => {
  const asha = browser();
  await asha.signIn(ASHA);
  expect((await asha.send('/sign-in')).text).toBe('sign in');
  const { token } = await asha.askForLink(RAVI);
  expect((await asha.open(token)).status).toBe(200);
  expect((await asha.send('/api/status')).json['owner']).toBe(RAVI);
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
