import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { DAY, MINUTE } from '../../../lib/durations.ts';
import { movedClock } from '../../../tests/mail/support/clock.ts';
import { ASHA, openHostedEditor, RAVI } from '../../../tests/support/hostedEditor.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import { soon } from '../../../tests/support/soon.ts';
import type { PastSave } from '../../model/api.ts';
import type { DeletedPhoto, Photo } from '../../model/photos.ts';
import { appendToJournal, readJournal } from '../history/journal.ts';
import { storePhoto } from '../history/photos.ts';
import { openWorkspace } from '../history/workspace.ts';
import { forgetOldPhotos } from './deleted.ts';

const CAT = 'public/cat.jpg';

/** Whether the next readings of the folder of deleted photographs fail, as with too many open files. */
const disk = vi.hoisted(() => ({ fails: [] as boolean[] }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const readdir = async (path: string, options: object) => {
    if (path.endsWith('/deleted') && disk.fails.shift())
      throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
    return real.readdir(path, options);
  };
  return { ...real, readdir };
});

afterEach(() => vi.useRealTimers());

/** An editor with a photograph that nothing uses. */
async function openWithCat(clock = movedClock()): Promise<TestEditor> {
  const editor = await openEditor({}, { clock });
  onTestFinished(() => editor.close());
  await editor.get('/api/tree');
  copyFileSync(fileOf(editor, 'rooms/bed.jpg'), fileOf(editor, CAT));
  return editor;
}

const fileOf = ({ content }: TestEditor, photo: string) => join(content, 'photos', photo);
const workspaceOf = ({ store, content }: TestEditor) => openWorkspace(store, content);
const deleted = (editor: TestEditor) => editor.get<DeletedPhoto[]>('/api/photos/deleted');
const storeOf = (editor: TestEditor) => readdirSync(join(workspaceOf(editor).folder, 'deleted'));
const names = async (editor: TestEditor) =>
  (await editor.get<Photo[]>('/api/photos')).map(({ photo }) => photo);

async function remove(editor: TestEditor, photo = CAT): Promise<string> {
  const answer = await editor.post('/api/photos/delete', { photo });
  expect(answer.status).toBe(200);
  return (await answer.json()).id;
}

test('a photograph is deleted, listed with the days left and a thumbnail, and restored', async () => {
  const editor = await openWithCat();
  const id = await remove(editor);
  expect(await names(editor)).not.toContain(CAT);
  expect(await deleted(editor)).toMatchObject([{ id, photo: CAT, daysLeft: 30 }]);
  const small = await editor.ask(`/api/photo/${CAT}?w=200&deleted=${id}`);
  expect(small.headers.get('content-type')).toBe('image/webp');
  const [last] = await editor.get<PastSave[]>('/api/history');
  expect(last).toMatchObject({ id, kind: 'photo', summary: 'photograph deleted: “cat”' });
  expect(await (await editor.post('/api/photos/restore', { id })).json()).toEqual({ photo: CAT });
  expect(await names(editor)).toContain(CAT);
  expect(await deleted(editor)).toEqual([]);
  expect((await editor.post('/api/photos/restore', { id })).status).toBe(404);
});

test('the history undoes a deletion, and undoes that again', async () => {
  const editor = await openWithCat();
  const id = await remove(editor);
  expect((await editor.post('/api/undo', { id })).status).toBe(200);
  expect(await names(editor)).toContain(CAT);
  const [undo] = await editor.get<PastSave[]>('/api/history');
  expect((await editor.post('/api/undo', { id: undo?.id })).status).toBe(200);
  expect(await names(editor)).not.toContain(CAT);
  expect(await deleted(editor)).toMatchObject([{ photo: CAT }]);
});

test('a used photograph cannot be deleted, and each use is named', async () => {
  const editor = await openWithCat();
  const answer = await editor.post('/api/photos/delete', { photo: 'rooms/bed.jpg' });
  expect(answer.status).toBe(409);
  const { error, uses } = await answer.json();
  expect(error).toContain('Double Room');
  expect(uses.length).toBeGreaterThan(2);
  expect(existsSync(fileOf(editor, 'rooms/bed.jpg'))).toBe(true);
});

test('a photograph chosen in an unsaved form cannot be deleted', async () => {
  const editor = await openWithCat();
  await editor.ask('/api/drafts', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      path: 'rooms/Double_Room.yaml',
      version: 'x',
      session: 'other',
      base: {},
      ops: [{ op: 'set', at: ['pictures', 0, 'photo'], value: CAT }],
    }),
  });
  const answer = await editor.post('/api/photos/delete', { photo: CAT });
  expect(answer.status).toBe(409);
  expect((await answer.json()).error).toContain('Double Room');
});

test('an owner is told whose unsaved choice prevents the deletion', async () => {
  const editor = await openHostedEditor();
  onTestFinished(() => editor.close());
  const photos = join(editor.content, 'photos');
  copyFileSync(join(photos, 'rooms/bed.jpg'), join(photos, CAT));
  const [asha, ravi] = [editor.browser(), editor.browser()];
  await asha.signIn(ASHA);
  await ravi.signIn(RAVI);
  const path = 'rooms/Double_Room.yaml';
  const ops = [{ op: 'set', at: ['pictures', 0, 'photo'], value: CAT }];
  const json = { path, version: 'x', session: 's', base: {}, ops };
  expect((await asha.send('/api/drafts', { method: 'PUT', json })).status).toBe(200);
  const refusalFor = async ({ send }: typeof asha) =>
    (await send('/api/photos/delete', { json: { photo: CAT } })).json['error'];
  expect(await refusalFor(ravi)).toMatch(/^asha has chosen this photograph in “?Double Room/);
  expect(await refusalFor(asha)).toContain('save there, or choose another');
});

test('an earlier version that shows a deleted photograph restores it', async () => {
  const editor = await openWithCat();
  const path = 'rooms/Double_Room.yaml';
  const text = await editor.read(path);
  await editor.write(path, text.replaceAll('rooms/bed.jpg', CAT));
  await editor.get('/api/tree');
  await editor.write(path, text);
  const [back] = await editor.get<PastSave[]>('/api/history');
  await remove(editor);
  expect((await editor.post('/api/undo', { id: back?.id })).status).toBe(200);
  expect(await editor.read(path)).toContain(CAT);
  expect(await names(editor)).toContain(CAT);
  expect(await deleted(editor)).toEqual([]);
});

test('when an undo restores two photographs, undoing and redoing it loses neither', async () => {
  const editor = await openWithCat();
  const DOG = 'public/dog.jpg';
  const both = [CAT, DOG];
  writeFileSync(fileOf(editor, DOG), await sharp(fileOf(editor, CAT)).blur(3).toBuffer());
  const history = () => editor.get<PastSave[]>('/api/history');
  const undo = async (saves: readonly PastSave[]) => {
    for (const { id } of saves) expect((await editor.post('/api/undo', { id })).status).toBe(200);
  };
  const path = 'rooms/Double_Room.yaml';
  const text = await editor.read(path);
  await editor.write(path, text.replace('rooms/bed.jpg', CAT).replace('public/desk.jpg', DOG));
  await history();
  await editor.write(path, text);
  const [back] = await history();
  for (const photo of both) await remove(editor, photo);
  await undo(back ? [back] : []);
  const [shown, ...before] = await history();
  const restored = before.filter(({ summary }) => summary.includes('restored'));
  await undo(shown ? [shown] : []);
  await undo(restored);
  expect((await names(editor)).filter((name) => both.includes(name))).toEqual([]);
  await undo((await history()).slice(0, restored.length));
  expect(await names(editor)).toEqual(expect.arrayContaining(both));
});

test('if another photograph has the name by then, both exist in the end', async () => {
  const editor = await openWithCat();
  const first = await remove(editor);
  copyFileSync(fileOf(editor, 'public/house.jpg'), fileOf(editor, CAT));
  const second = await remove(editor);
  expect(await deleted(editor)).toMatchObject([{ id: second }, { id: first }]);
  copyFileSync(fileOf(editor, 'public/desk.jpg'), fileOf(editor, CAT));
  for (const id of [first, second]) await editor.post('/api/photos/restore', { id });
  expect(await names(editor)).toEqual(
    expect.arrayContaining([CAT, 'public/cat-2.jpg', 'public/cat-3.jpg']),
  );
});

test('two windows that delete the same photograph delete it once', async () => {
  const editor = await openWithCat();
  const answers = await Promise.all(
    [1, 2].map(() => editor.post('/api/photos/delete', { photo: CAT })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await deleted(editor)).toHaveLength(1);
});

test('after thirty days a photograph is removed for good', async () => {
  const clock = movedClock();
  const editor = await openWithCat(clock);
  const id = await remove(editor);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29.5 * DAY });
  expect(await deleted(editor)).toMatchObject([{ daysLeft: 1 }]);
  expect((await editor.ask(`/api/photo/${CAT}?w=200&deleted=${id}`)).status).toBe(200);
  clock.pass(DAY);
  await editor.post('/api/undo', { id: 'none' });
  expect(storeOf(editor)).toHaveLength(1);
  const thumbnails = join(workspaceOf(editor).folder, 'small');
  expect(readdirSync(thumbnails)).toHaveLength(1);
  vi.setSystemTime(Date.now() + DAY);
  clock.pass(DAY);
  await soon(() => expect(existsSync(thumbnails)).toBe(false));
  expect(storeOf(editor)).toEqual([]);
  expect(await deleted(editor)).toEqual([]);
  expect((await editor.post('/api/undo', { id })).status).toBe(404);
});

test('a clock that is wrong when the machine starts removes no photograph', async () => {
  const clock = movedClock();
  const editor = await openWithCat(clock);
  const id = await remove(editor);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * DAY });
  const again = await editor.again();
  clock.pass(MINUTE);
  vi.useRealTimers();
  clock.pass(DAY);
  expect((await again.post('/api/photos/restore', { id })).status).toBe(200);
  await again.close();
});

test.each([[[true]], [[false, true]], [[false, false, true]]])(
  'a folder that cannot be read for a moment costs no photograph: %j',
  async (fails) => {
    const editor = await openWithCat();
    const id = await remove(editor);
    vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    disk.fails = [...fails];
    await forgetOldPhotos(workspaceOf(editor));
    expect(disk.fails).toEqual([]);
    expect((await editor.post('/api/photos/restore', { id })).status).toBe(200);
  },
);

test.each([
  ['before the file is removed', false],
  ['after it', true],
])('an editor killed in a deletion, %s, has deleted it when it starts again', async (_, isGone) => {
  const editor = await openWithCat();
  const workspace = workspaceOf(editor);
  const hash = await storePhoto(workspace, fileOf(editor, CAT));
  await appendToJournal(workspace, entry({ photo: CAT, hash, way: 'deleted' }));
  if (isGone) rmSync(fileOf(editor, CAT));
  const again = await editor.again();
  await again.get('/api/tree');
  expect(existsSync(fileOf(editor, CAT))).toBe(false);
  expect(await deleted(again)).toMatchObject([{ id: 'killed', photo: CAT }]);
  await again.post('/api/photos/restore', { id: 'killed' });
  expect(existsSync(fileOf(editor, CAT))).toBe(true);
  await again.close();
});

test('an editor killed before a deletion is recorded has deleted nothing', async () => {
  const clock = movedClock();
  const editor = await openWithCat(clock);
  await storePhoto(workspaceOf(editor), fileOf(editor, CAT));
  const again = await editor.again();
  clock.pass(DAY);
  await soon(() => expect(storeOf(again)).toEqual([]));
  expect(existsSync(fileOf(editor, CAT))).toBe(true);
  await again.close();
});

test('an editor killed in a restoration has restored it when it starts again', async () => {
  const editor = await openWithCat();
  const of = await remove(editor);
  const workspace = workspaceOf(editor);
  const { entries } = await readJournal(workspace);
  const hash = entries.at(-1)?.photos?.[0]?.hash ?? '';
  await appendToJournal(workspace, entry({ photo: CAT, hash, way: 'restored', of }));
  const again = await editor.again();
  await again.get('/api/tree');
  expect(existsSync(fileOf(editor, CAT))).toBe(true);
  expect(await deleted(again)).toEqual([]);
  await again.close();
});

test('a photograph that was put there after the kill is left alone', async () => {
  const editor = await openWithCat();
  const workspace = workspaceOf(editor);
  const hash = await storePhoto(workspace, fileOf(editor, CAT));
  await appendToJournal(workspace, entry({ photo: CAT, hash, way: 'deleted' }));
  const other = await sharp(fileOf(editor, CAT)).blur(3).toBuffer();
  writeFileSync(fileOf(editor, CAT), other);
  const again = await editor.again();
  await again.get('/api/tree');
  expect(existsSync(fileOf(editor, CAT))).toBe(true);
  expect(await deleted(again)).toEqual([]);
  await again.close();
});

test('only this inn’s photographs can be deleted', async () => {
  const editor = await openWithCat();
  const outside = join(editor.content, '../outside');
  mkdirSync(outside);
  copyFileSync(fileOf(editor, CAT), join(outside, 'secret.jpg'));
  symlinkSync(outside, fileOf(editor, 'away'));
  symlinkSync(join(outside, 'secret.jpg'), fileOf(editor, 'linked.jpg'));
  for (const photo of [
    '../inn.yaml',
    'away/secret.jpg',
    'linked.jpg',
    '../../outside/secret.jpg',
    '/etc/hostname',
    'public/cat.jpg\0.png',
    '',
  ]) {
    expect((await editor.post('/api/photos/delete', { photo })).status, photo).toBe(404);
    const by = { photo: 'rooms/bed.jpg', by: photo, files: [] };
    expect((await editor.post('/api/photos/replace', by)).status, photo).toBe(404);
  }
  for (const id of ['', '../x', 'killed']) {
    expect((await editor.post('/api/photos/restore', { id })).status, id).toBe(404);
  }
  expect((await editor.ask('/api/photo/x.jpg?deleted=../journal.jsonl')).status).toBe(404);
  expect(existsSync(join(outside, 'secret.jpg'))).toBe(true);
});

/** An entry of a killed editor: recorded, but not marked as done. */
const entry = (move: {
  photo: string;
  hash: string;
  way: 'deleted' | 'restored';
  of?: string;
}) => ({
  id: 'killed',
  at: new Date().toISOString(),
  kind: 'photo' as const,
  changes: [],
  summary: [],
  photos: [move],
});
