import { afterEach, expect, test } from 'vitest';
import { knownFiles } from '../../../src/content/files.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { Tree } from '../../model/api.ts';
import { titleOf } from './titles.ts';

let editor: TestEditor | undefined;
afterEach(() => editor?.close());

test('every file that the site reads is in the menu, with its title and the page it is seen on', async () => {
  editor = await openEditor();
  const { files } = await editor.get<Tree>('/api/tree');
  const shown = files
    .filter(({ group }) => group !== 'rooms')
    .map(({ path, title, group, address, optional, absent }) => ({
      ...{ path, title, group, preview: address, required: !(optional || absent) },
    }));
  const known = knownFiles.map(({ path, group, preview, required }) => ({
    ...{ path, title: titleOf(path, undefined), group, preview, required },
  }));
  const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path);
  expect(shown.sort(byPath)).toEqual(known.sort(byPath));
});
