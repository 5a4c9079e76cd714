import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import { openWorkspace, withWorkspaceLock } from './workspace.ts';

let editor: TestEditor;
beforeEach(async () => {
  editor = await openEditor();
});
afterEach(() => editor.close());

const put = (path: string) => {
  mkdirSync(join(editor.content, path, '..'), { recursive: true });
  writeFileSync(join(editor.content, path), 'half');
};
const hidden = () =>
  readdirSync(editor.content, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path).startsWith('.'))
    .sort();

const LEFT = [
  '.inn.yaml.0123456789ab',
  'rooms/.Double_Room.yaml.ab0123456789',
  'photos/rooms/.0123456789abcdef',
];
const OWN = [
  '.git/.inn.yaml.0123456789ab',
  '.gitignore',
  '.inn.yaml.backup',
  '.inn.yaml.swp',
  'rooms/.0123456789abcdef',
];

test('at its start, an editor removes a killed editor’s temporary files, and no other hidden file', async () => {
  for (const path of [...LEFT, ...OWN]) put(path);
  const other = await editor.again();
  expect(hidden()).toEqual(['.git', ...OWN].sort());
  await other.close();
});

test('a file that another editor is writing is not removed', async () => {
  const [draft = ''] = LEFT;
  let isThere = false;
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const writing = withWorkspaceLock(openWorkspace(editor.store, editor.content), async () => {
    put(draft);
    begun.resolve();
    await goOn.promise;
    isThere = existsSync(join(editor.content, draft));
  });
  await begun.promise;
  const opening = editor.again();
  await editor.get('/api/icons?names=bed');
  goOn.resolve();
  await writing;
  expect(isThere).toBe(true);
  await (await opening).close();
  expect(hidden()).toEqual([]);
});
