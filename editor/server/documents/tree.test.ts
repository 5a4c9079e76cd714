import { afterEach, expect, test } from 'vitest';
import { knownFiles } from '../../../src/content/files.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { Tree } from '../../model/api.ts';
import { titleOf } from './titles.ts';

let editor: TestEditor | undefined;
afterEach(() => editor?.close());

test('every file that the site reads is in the menu, with its title and the page that shows it', async () => {
  editor = await openEditor();
  const { files } = await editor.get<Tree>('/api/tree');
  const shown = files
    .filter(({ group }) => group !== 'rooms')
    .map(({ path, title, group, address, optional, absent }) => ({
      ...{ path, title, group, preview: address, required: !(optional || absent) },
    }));
  const known = knownFiles
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ path, group, preview, required }) => ({
      ...{ path, title: titleOf(path, undefined), group, preview, required },
    }));
  const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path);
  expect(shown.sort(byPath)).toEqual(known.sort(byPath));
});

test('the menu has the pages as the site lists them, then rooms, the inn and lists', async () => {
  editor = await openEditor();
  const { files } = await editor.get<Tree>('/api/tree');
  const pages = files.filter(({ group }) => group === 'pages').map(({ path }) => path);
  expect(pages).toEqual(knownFiles.map(({ path }) => path).filter((path) => pages.includes(path)));
  expect(pages[0]).toBe('pages/home.yaml');
  const others = files.filter(({ group }) => group !== 'pages').map(({ title }) => title);
  expect(others).toMatchInlineSnapshot(`
    [
      "Double Room",
      "Triple Room",
      "The inn",
      "Notice",
      "Words of buttons and links",
      "Sentences that are true",
      "Gallery",
      "Guests’ words",
      "Facilities",
      "Places nearby",
      "Drawn map",
      "Good to know",
      "Getting here",
    ]
  `);
});
