import { copyFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { CAT, deleted, fileOf, openWithCat, remove } from '../../../tests/support/deletedPhotos.ts';
import { ASHA, openHostedEditor, RAVI } from '../../../tests/support/hostedEditor.ts';
import type { TestEditor } from '../../../tests/support/openEditor.ts';
import type { PastSave } from '../../model/api.ts';
import type { Photo } from '../../model/photos.ts';

const names = async (editor: TestEditor) =>
  (await editor.get<Photo[]>('/api/photos')).map(({ photo }) => photo);

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
