import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { DeletedPhoto } from '../../editor/model/photos.ts';
import { openWorkspace } from '../../editor/server/history/workspace.ts';
import { movedClock } from '../mail/support/clock.ts';
import { openEditor, type TestEditor } from './openEditor.ts';

export const CAT = 'public/cat.jpg';

/** An editor with a photograph that nothing uses. */
export async function openWithCat(clock = movedClock()): Promise<TestEditor> {
  const editor = await openEditor({}, { clock });
  onTestFinished(() => editor.close());
  await editor.get('/api/tree');
  copyFileSync(fileOf(editor, 'rooms/bed.jpg'), fileOf(editor, CAT));
  return editor;
}

export const fileOf = ({ content }: TestEditor, photo: string) => join(content, 'photos', photo);
export const workspaceOf = ({ store, content }: TestEditor) => openWorkspace(store, content);
export const deleted = (editor: TestEditor) => editor.get<DeletedPhoto[]>('/api/photos/deleted');
/** The names in the folder of deleted photographs. */
export const storeOf = (editor: TestEditor) =>
  readdirSync(join(workspaceOf(editor).folder, 'deleted'));

/** Deletes a photograph; returns the id by which it can be restored. */
export async function remove(editor: TestEditor, photo = CAT): Promise<string> {
  const answer = await editor.post('/api/photos/delete', { photo });
  expect(answer.status).toBe(200);
  return (await answer.json()).id;
}
