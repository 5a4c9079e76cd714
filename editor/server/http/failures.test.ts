import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { Draft, Op, PastSave, Pointer, Tree } from '../../model/api.ts';
import type { Photo } from '../../model/photos.ts';
import type { PublishPlan } from '../../model/publish.ts';
import { openWorkspace } from '../history/workspace.ts';

/** Odd files, missing folders and damaged data: each is reported, none stops the rest. */

const ROOM = 'rooms/Double_Room.yaml';
const OTHER = 'rooms/Triple_Room.yaml';

let editor: TestEditor;
beforeEach(async () => {
  editor = await openEditor();
});
afterEach(() => editor.close());

const setting = (at: Pointer, value: unknown): Op[] => [{ op: 'set', at, value }];
const error = async (response: Response) => (await response.json()).error;

/** Aliases that expand until they fill the memory. */
const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]', ...'bcdefghij']
  .map((line, index) =>
    index === 0 ? line : `${line}: &${line} [${Array(9).fill(`*${'abcdefghi'[index - 1]}`)}]`,
  )
  .join('\n');

test.each([
  ['words that begin with a star', (text: string) => text.replace(/summary: .*/, 'summary: *New*')],
  ['names for texts without end', (text: string) => `${text}${bomb}\n`],
])('%s are an error of one file, and all others can be edited', async (_, spoil) => {
  await editor.write(ROOM, spoil(await editor.read(ROOM)));
  expect((await editor.ask('/api/tree')).status).toBe(200);
  const { version, diagnostics } = await editor.open(ROOM);
  expect(diagnostics[0]?.message).toContain('begins with a *');
  const rejected = await editor.post('/api/check', {
    ...{ path: ROOM, version },
    ops: setting(['name'], 'New'),
  });
  expect(rejected.status).toBe(422);
  expect(await error(rejected)).toContain('cannot be read just now');
  const saved = await editor.save(OTHER, ...setting(['summary'], 'Three beds.'));
  expect(saved.status).toBe(200);
});

test('a file in another encoding is named, and all others can be edited', async () => {
  await editor.get<Tree>('/api/tree');
  const text = (await editor.read(ROOM)).replace(/summary: .*/, 'summary: Café');
  writeFileSync(join(editor.content, ROOM), Buffer.from(text, 'latin1'));
  const { files } = await editor.get<Tree>('/api/tree');
  expect(files.find(({ path }) => path === ROOM)?.errors).toBe(1);
  expect((await editor.ask('/api/history')).status).toBe(200);
  expect((await editor.open(ROOM)).diagnostics[0]?.message).toContain('not saved as UTF-8');
  const saved = await editor.save(OTHER, ...setting(['summary'], 'Three beds.'));
  expect(saved.status).toBe(200);
});

test('a text shared by an alias is not changed in both places', async () => {
  const twice = (await editor.read(ROOM))
    .replace(/name: .*/, 'name: &n Double Room')
    .replace(/summary: .*/, 'summary: *n');
  await editor.write(ROOM, twice);
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const rejected = await editor.save(ROOM, ...setting(['name'], 'Large Room'));
  expect(rejected.status).toBe(422);
  expect(await error(rejected)).toContain('cannot be changed here');
  expect(await editor.read(ROOM)).toBe(twice);
  expect(told).toHaveBeenCalled();
  told.mockRestore();
});

test('an index far beyond the end of a list is rejected', async () => {
  const { version } = await editor.open(ROOM);
  const ops = [4_294_967_290, 0].flatMap((index) => setting(['pictures', index], 'x'));
  expect((await editor.post('/api/check', { path: ROOM, version, ops })).status).toBe(400);
});

test('while the content folder is missing, nothing is recorded as deleted, and the error says what to do', async () => {
  const { version } = await editor.open(ROOM);
  await editor.get<Tree>('/api/tree');
  renameSync(editor.content, `${editor.content}.away`);
  const edit = { path: ROOM, version, ops: setting(['name'], 'New') };
  for (const answer of [
    editor.ask('/api/tree'),
    editor.ask(`/api/file?path=${ROOM}`),
    editor.post('/api/save', edit),
    editor.post('/api/rooms/archive', { path: ROOM }),
    editor.ask('/api/publish'),
  ]) {
    const { status } = await answer;
    expect(status).toBe(503);
    expect(await error(await answer)).toMatch(/cannot be found/);
  }
  renameSync(`${editor.content}.away`, editor.content);
  expect((await editor.post('/api/save', edit)).status).toBe(200);
  const history = await editor.get<PastSave[]>('/api/history');
  expect(history.map(({ kind }) => kind)).toEqual(['save']);
});

test('without a content folder the editor does not start, and says so in one line', () => {
  expect(() => openWorkspace(editor.store, join(editor.content, 'nowhere'))).toThrow(
    /There is no folder/,
  );
});

test('a damaged file of the editor’s own does not hide the others', async () => {
  const { version } = await editor.open(ROOM);
  const ops = setting(['name'], 'New');
  const draft = { path: ROOM, version, ops, session: 'one', base: {} };
  const put = { method: 'PUT', body: JSON.stringify(draft) };
  await editor.ask('/api/drafts', { ...put, headers: { 'Content-Type': 'application/json' } });
  await editor.post('/api/save', { path: ROOM, version, ops });
  const { folder } = openWorkspace(editor.store, editor.content);
  writeFileSync(join(folder, 'drafts/half.json'), '{"path":');
  writeFileSync(join(folder, 'journal.jsonl'), 'null\n{"id":1}\n[]\n', { flag: 'a' });
  expect((await editor.get<Draft[]>('/api/drafts')).map(({ session }) => session)).toEqual(['one']);
  expect((await editor.get<PastSave[]>('/api/history')).map(({ kind }) => kind)).toEqual(['save']);
  for (const published of ['null', `{"texts":{"${ROOM}":"${'x'.repeat(22)}"}}`]) {
    writeFileSync(join(folder, 'published.json'), published);
    expect((await editor.get<PublishPlan>('/api/publish')).changes).not.toEqual([]);
  }
});

test('names of object prototypes are not fields, and a file that is not a photo is reported as damaged', async () => {
  expect(await editor.get('/api/crops?kind=__proto__&at=["constructor"]')).toEqual([]);
  const long = `/api/photos?name=a&folder=${'a'.repeat(300)}`;
  const body = { method: 'POST', body: 'x', headers: { 'Content-Type': 'image/jpeg' } };
  expect((await editor.ask(long, body)).status).toBe(400);
  writeFileSync(join(editor.content, 'photos/rooms/broken.jpg'), 'no photo');
  expect((await editor.ask('/api/photo/rooms/broken.jpg')).status).toBe(415);
  expect((await editor.get<Photo[]>('/api/photos')).map(({ photo }) => photo)).not.toContain(
    'rooms/broken.jpg',
  );
});
