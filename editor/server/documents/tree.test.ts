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

test('the menu begins with the home page, then the other pages as the site lists them', async () => {
  editor = await openEditor();
  const { files } = await editor.get<Tree>('/api/tree');
  expect(files.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "Home page",
      "About us",
      "Rooms page",
      "Facilities page",
      "Gallery page",
      "Contact",
      "Page of the notice",
      "Privacy page",
      "Page not found",
      "Something went wrong",
      "Message sent",
      "Message not sent",
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
