import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { Op, Tree } from '../../model/api.ts';

const NOTICE = 'notice.yaml';
const lift = { text: 'Lift under repair', from: '2098-12-01', until: '2098-12-05' };

let editor: TestEditor;
beforeEach(async () => {
  editor = await openEditor();
});
afterEach(() => editor.close());

const save = (op: Op) => editor.save(NOTICE, op);

test('adding a first line creates the notice; removing its only line deletes it', async () => {
  const files = (await editor.get<Tree>('/api/tree')).files.filter(({ group }) => group === 'inn');
  expect(files.map(({ title, absent }) => [title, absent]).slice(0, 2)).toEqual([
    ['The inn', undefined],
    ['Notice', true],
  ]);
  expect((await save({ op: 'add', at: ['lines'], index: 0, value: lift })).status).toBe(200);
  expect(await editor.read(NOTICE)).toContain('text: Lift under repair');
  expect((await save({ op: 'remove', at: ['lines', 0] })).status).toBe(200);
  expect(await editor.read(NOTICE)).not.toContain('Lift');
});

test('a last day before the first is rejected, with what to do', async () => {
  const value = { ...lift, until: '2098-11-30' };
  const answer = await save({ op: 'add', at: ['lines'], index: 0, value });
  expect(await answer.text()).toContain('Choose a last day that is not before the first.');
});
