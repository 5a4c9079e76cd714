import { existsSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DAY } from '../../../lib/durations.ts';
import { movedClock } from '../../../tests/mail/support/clock.ts';
import {
  CAT,
  deleted,
  fileOf,
  openWithCat,
  remove,
  storeOf,
  workspaceOf,
} from '../../../tests/support/deletedPhotos.ts';
import { soon } from '../../../tests/support/soon.ts';
import { appendToJournal, readJournal } from '../history/journal.ts';
import { storePhoto } from '../history/photos.ts';

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
