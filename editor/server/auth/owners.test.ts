import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ASHA,
  type HostedEditor,
  openHostedEditor,
  RAVI,
} from '../../../tests/support/hostedEditor.ts';
import type { OpenFile, PastSave, Status } from '../../model/api.ts';
import type { Setup } from '../../model/setup.ts';

/** Two owners at work at the same time. */

const ROOM = 'rooms/Double_Room.yaml';

let editor: HostedEditor;
let asha: Owner;
let phone: Owner;
let ravi: Owner;
beforeAll(async () => {
  editor = await openHostedEditor();
  asha = await signedIn(ASHA);
  phone = await signedIn(ASHA);
  ravi = await signedIn(RAVI);
});
afterAll(() => editor.close());

type Owner = Awaited<ReturnType<typeof signedIn>>;

async function signedIn(address: string) {
  const browser = editor.browser();
  await browser.signIn(address);
  const get = async <Answer>(path: string) => (await browser.send(path)).json as unknown as Answer;
  const statusAt = (window: string, path?: string) =>
    get<Status>(`/api/status?${new URLSearchParams({ window, ...(path && { path }) })}`);
  return { ...browser, get, statusAt };
}

test('each save names its owner; a change made elsewhere names nobody', async () => {
  for (const [owner, price] of [
    [asha, 1600],
    [ravi, 1700],
  ] as const) {
    const { version } = await owner.get<OpenFile>(`/api/file?path=${ROOM}`);
    const ops = [{ op: 'set', at: ['price'], value: price }];
    const save = await owner.send('/api/save', { json: { path: ROOM, version, ops } });
    expect(save.status).toBe(200);
  }
  await editor.write(ROOM, (await editor.read(ROOM)).replace('1700', '1750'));
  const saves = await asha.get<PastSave[]>('/api/history');
  expect(saves.map(({ kind, by }) => [kind, by])).toEqual([
    ['elsewhere', undefined],
    ['save', 'ravi'],
    ['save', 'asha'],
  ]);
});

test('a change of “Going live” is in the history with the owner’s name, without what was typed', async () => {
  const { version } = await ravi.get<Setup>('/api/setup');
  const before = (await ravi.statusAt('s')).saves;
  const json = { version, way: 'git' };
  expect((await ravi.send('/api/setup/publishing', { json })).status).toBe(200);
  const [latest] = await ravi.get<PastSave[]>('/api/history');
  const summary = 'the way of publishing (Going live)';
  expect(latest).toMatchObject({ kind: 'settings', by: 'ravi', summary });
  // Other windows refetch when this changes.
  expect((await ravi.statusAt('s')).saves).not.toBe(before);
  const undone = await ravi.send('/api/undo', { json: { id: latest?.id } });
  expect(undone.status).toBe(404);
});

test('an owner is told who else has a form open, until it is closed', async () => {
  await ravi.statusAt('r', ROOM);
  await phone.statusAt('p', ROOM);
  const { elsewhere } = await asha.statusAt('a', ROOM);
  expect(elsewhere).toEqual([
    { path: ROOM, who: '' },
    { path: ROOM, who: 'ravi' },
  ]);
  await ravi.statusAt('r');
  expect((await asha.statusAt('a', ROOM)).elsewhere).toEqual([{ path: ROOM, who: '' }]);
});

test('an owner does not get what another is typing; her own other devices see that it is open', async () => {
  const draft = { path: ROOM, version: 'v', session: 'a1', base: {}, ops: [] };
  await asha.send('/api/drafts', { method: 'PUT', json: draft });
  await asha.statusAt('a1', ROOM);
  expect(await ravi.get('/api/drafts')).toEqual([]);
  expect(await phone.get('/api/drafts')).toMatchObject([{ session: 'a1', isOpen: true }]);
  await ravi.send(`/api/drafts?path=${ROOM}`, { method: 'DELETE' });
  await asha.statusAt('a1');
  const [found] = await phone.get<object[]>('/api/drafts');
  expect(found).not.toHaveProperty('isOpen');
});

test('two owners who share a window have separate drafts of the same form', async () => {
  const draftOf = (version: string) => ({ path: ROOM, version, session: 'a1', base: {}, ops: [] });
  await asha.send('/api/drafts', { method: 'PUT', json: draftOf('hers') });
  await ravi.send('/api/drafts', { method: 'PUT', json: draftOf('his') });
  expect(await asha.get('/api/drafts')).toMatchObject([{ version: 'hers' }]);
  await ravi.send(`/api/drafts?path=${ROOM}&session=a1`, { method: 'DELETE' });
  expect(await ravi.get('/api/drafts')).toEqual([]);
  expect(await asha.get('/api/drafts')).toMatchObject([{ version: 'hers' }]);
});
