import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDesk, type TestDesk } from '../../../tests/support/openEditor.ts';
import type { Draft, OpenFile, PastSave, Photo, PublishPlan, Tree } from '../../model/api.ts';
import { keptFor } from '../history/workspace.ts';

/** Odd files, folders that go, and a memory that was tampered with: each is said, none stops the rest. */

const ROOM = 'rooms/Double_Room.yaml';
const OTHER = 'rooms/Triple_Room.yaml';

let desk: TestDesk;
beforeEach(async () => {
  desk = await openDesk();
});
afterEach(() => desk.close());

const open = (path: string) => desk.get<OpenFile>(`/api/file?path=${path}`);
const setting = (at: (string | number)[], value: unknown) => [{ op: 'set', at, value }];
const error = async (response: Response) => (await response.json()).error;

/** What can be nested until it fills any memory. */
const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]', ...'bcdefghij']
  .map((line, index) =>
    index === 0 ? line : `${line}: &${line} [${Array(9).fill(`*${'abcdefghi'[index - 1]}`)}]`,
  )
  .join('\n');

test.each([
  ['words that begin with a star', (text: string) => text.replace(/summary: .*/, 'summary: *New*')],
  ['names for texts without end', (text: string) => `${text}${bomb}\n`],
])('%s are an error of one file, and all others can be edited', async (_, spoil) => {
  await desk.write(ROOM, spoil(await desk.read(ROOM)));
  expect((await desk.ask('/api/tree')).status).toBe(200);
  const { version, diagnostics } = await open(ROOM);
  expect(diagnostics[0]?.message).toContain('begins with a *');
  const refused = await desk.post('/api/check', {
    ...{ path: ROOM, version },
    ops: setting(['name'], 'New'),
  });
  expect(refused.status).toBe(422);
  expect(await error(refused)).toMatch(/cannot be read: mend the line/);
  const { version: sound } = await open(OTHER);
  const saved = { path: OTHER, version: sound, ops: setting(['summary'], 'Three beds.') };
  expect((await desk.post('/api/save', saved)).status).toBe(200);
});

test('a text that stands in two places is not changed in both', async () => {
  const twice = (await desk.read(ROOM))
    .replace(/name: .*/, 'name: &n Double Room')
    .replace(/summary: .*/, 'summary: *n');
  await desk.write(ROOM, twice);
  const { version } = await open(ROOM);
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const refused = await desk.post('/api/save', {
    ...{ path: ROOM, version },
    ops: setting(['name'], 'Large Room'),
  });
  expect(refused.status).toBe(422);
  expect(await error(refused)).toContain('text editor');
  expect(await desk.read(ROOM)).toBe(twice);
  expect(told).toHaveBeenCalled();
  told.mockRestore();
});

test('a place far beyond the end of a list is not understood', async () => {
  const { version } = await open(ROOM);
  const ops = [4_294_967_290, 0].flatMap((index) => setting(['pictures', index], 'x'));
  expect((await desk.post('/api/check', { path: ROOM, version, ops })).status).toBe(400);
});

test('while the content folder is away nothing is noted as deleted, and it is said what to do', async () => {
  const { version } = await open(ROOM);
  await desk.get<Tree>('/api/tree');
  renameSync(desk.content, `${desk.content}.away`);
  const edit = { path: ROOM, version, ops: setting(['name'], 'New') };
  for (const answer of [
    desk.ask('/api/tree'),
    desk.ask(`/api/file?path=${ROOM}`),
    desk.post('/api/save', edit),
    desk.post('/api/rooms/aside', { path: ROOM }),
    desk.ask('/api/publish'),
  ]) {
    const { status } = await answer;
    expect(status).toBe(503);
    expect(await error(await answer)).toMatch(/is not there: put it back/);
  }
  renameSync(`${desk.content}.away`, desk.content);
  expect((await desk.post('/api/save', edit)).status).toBe(200);
  const history = await desk.get<PastSave[]>('/api/history');
  expect(history.map(({ kind }) => kind)).toEqual(['save']);
});

test('without a content folder the desk does not open, and says so in a line', () => {
  expect(() => keptFor(desk.store, join(desk.content, 'nowhere'))).toThrow(/There is no folder/);
});

test('a damaged note in the desk’s memory keeps nothing else away', async () => {
  const { version } = await open(ROOM);
  const ops = setting(['name'], 'New');
  const draft = { path: ROOM, version, ops, session: 'one', base: {} };
  const put = { method: 'PUT', body: JSON.stringify(draft) };
  await desk.ask('/api/drafts', { ...put, headers: { 'Content-Type': 'application/json' } });
  await desk.post('/api/save', { path: ROOM, version, ops });
  const { folder } = keptFor(desk.store, desk.content);
  writeFileSync(join(folder, 'drafts/half.json'), '{"path":');
  writeFileSync(join(folder, 'journal.jsonl'), 'null\n{"id":1}\n[]\n', { flag: 'a' });
  expect((await desk.get<Draft[]>('/api/drafts')).map(({ session }) => session)).toEqual(['one']);
  expect((await desk.get<PastSave[]>('/api/history')).map(({ kind }) => kind)).toEqual(['save']);
  for (const published of ['null', `{"texts":{"${ROOM}":"${'x'.repeat(22)}"}}`]) {
    writeFileSync(join(folder, 'published.json'), published);
    expect((await desk.get<PublishPlan>('/api/publish')).changes).not.toEqual([]);
  }
});

test('names that every object has are no places, and a file that is no photo is said to be damaged', async () => {
  expect(await desk.get('/api/crops?kind=__proto__&at=["constructor"]')).toEqual([]);
  const long = `/api/photos?name=a&folder=${'a'.repeat(300)}`;
  const body = { method: 'POST', body: 'x', headers: { 'Content-Type': 'image/jpeg' } };
  expect((await desk.ask(long, body)).status).toBe(400);
  writeFileSync(join(desk.content, 'photos/rooms/broken.jpg'), 'no photo');
  expect((await desk.ask('/api/photo/rooms/broken.jpg')).status).toBe(415);
  expect((await desk.get<Photo[]>('/api/photos')).map(({ photo }) => photo)).not.toContain(
    'rooms/broken.jpg',
  );
});
