import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { Op, PastSave } from '../../model/api.ts';

const PAGE = 'pages/facilities.yaml';
const FACILITIES = 'facilities.yaml';

let editor: TestEditor;
beforeEach(async () => {
  editor = await openEditor();
});
afterEach(() => editor.close());

async function send(way: 'check' | 'save', ops: Op[]) {
  const { version } = await editor.open(PAGE);
  const answer = await editor.post(`/api/${way}`, { path: PAGE, version, ops });
  const { diagnostics } = (await answer.json()) as { diagnostics: { severity: string }[] };
  return diagnostics.filter(({ severity }) => severity === 'error');
}

const rename: Op[] = [{ op: 'set', at: ['groups', 0, 'heading'], value: 'Under our roof' }];

test('facilities follow when their group is renamed', async () => {
  expect(await send('check', rename)).toEqual([]);
  expect(await editor.read(FACILITIES)).toContain('group: In the house');
  expect(await send('save', rename)).toEqual([]);
  expect(await editor.read(FACILITIES)).toContain('group: Under our roof');
});

test('undoing the rename undoes both, and the history shows one change', async () => {
  const before = await editor.read(FACILITIES);
  await send('save', rename);
  const [save] = await editor.get<PastSave[]>('/api/history');
  expect(save?.summary).toMatch(/heading.*In the house.*Under our roof/);
  expect(save?.summary).not.toMatch(/;/);
  expect((await editor.post('/api/undo', { id: save?.id })).status).toBe(200);
  expect(await editor.read(FACILITIES)).toBe(before);
});

test('a group that was moved and renamed is recognised; a new group gets no facilities', async () => {
  const picture = { photo: 'public/house.jpg', alt: 'A photo' };
  await send('save', [
    { op: 'add', at: ['groups'], index: 1, value: { heading: 'Outside', picture } },
    { op: 'move', at: ['groups'], from: 0, to: 1 },
    { op: 'set', at: ['groups', 0, 'heading'], value: 'In the garden' },
    { op: 'set', at: ['groups', 1, 'heading'], value: 'Indoors' },
  ]);
  expect(await editor.read(FACILITIES)).toContain('group: Indoors');
});

test('removing a group leaves its facilities without one, which is an error', async () => {
  const errors = await send('check', [
    { op: 'remove', at: ['groups', 0] },
    {
      op: 'add',
      at: ['groups'],
      index: 0,
      value: { heading: 'Outside', picture: { photo: 'public/house.jpg', alt: 'A photo' } },
    },
  ]);
  expect(errors).toMatchObject([{ file: FACILITIES }]);
});
