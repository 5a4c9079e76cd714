import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/mail/support/folders.ts';
import { openEditor, writeSmallInn } from '../../../tests/support/openEditor.ts';
import type { Photo } from '../../model/photos.ts';
import { get } from '../../model/pointer.ts';
import { dataOf, readContentTexts } from '../documents/contentFiles.ts';
import { photoUses } from './uses.ts';

async function smallInn() {
  const folder = temporaryFolder();
  await writeSmallInn(folder);
  return folder;
}

test.each([
  ['the sample', async () => 'content'],
  ['another inn', async () => 'tests/fixtures/second-inn'],
  ['a small inn', smallInn],
])('in %s, every line that names a photograph is a use of it', async (_, folderOf) => {
  const folder = await folderOf();
  const uses = await photoUses(folder);
  const files = await readContentTexts(folder);
  const found: string[] = [];
  for (const [photo, places] of uses) {
    for (const { path, at, label } of places) {
      const text = files.find((file) => file.path === path)?.text ?? '';
      expect(get(dataOf(text), at), `${path} ${at}`).toBe(photo);
      expect(label, `${path} ${at}`).not.toBe('');
      found.push(`${path} ${photo}`);
    }
  }
  const named = files.flatMap(({ path, text }) =>
    [...text.replace(/#.*$/gm, '').matchAll(/[\w/-]+\.(?:jpe?g|png|webp)/g)].map(
      ([photo]) => `${path} ${photo}`,
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(found.sort()).toEqual(named.sort());
});

test('photographs of archived rooms and unreadable files count as used', async () => {
  const editor = await openEditor({
    'testimonials.yaml': (text) => `${text}\n- name: "unclosed\n`,
  });
  onTestFinished(() => editor.close());
  const text = await editor.read('rooms/Triple_Room.yaml');
  await editor.write('rooms/Triple_Room.yaml', text.replaceAll('rooms/bed.jpg', 'rooms//bed.jpg'));
  await editor.post('/api/rooms/archive', { path: 'rooms/Triple_Room.yaml' });
  const photos = await editor.get<Photo[]>('/api/photos');
  const bed = photos.find(({ photo }) => photo === 'rooms/bed.jpg');
  expect(bed?.uses.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Guests’ words', 'Double Room', 'Triple Room']),
  );
});

test('an unused photograph has no uses, but a size', async () => {
  const editor = await openEditor({
    'testimonials.yaml': (text) => text.replace(/\n +picture:\n +photo: .*/, ''),
    'rooms/Double_Room.yaml': (text) => text.replaceAll('rooms/bed.jpg', 'public/desk.jpg'),
    'rooms/Triple_Room.yaml': (text) => text.replaceAll('rooms/bed.jpg', 'public/desk.jpg'),
    'pages/home.yaml': (text) => text.replaceAll('rooms/bed.jpg', 'public/desk.jpg'),
  });
  onTestFinished(() => editor.close());
  const photos = await editor.get<Photo[]>('/api/photos');
  expect(photos.find(({ photo }) => photo === 'rooms/bed.jpg')).toMatchObject({
    uses: [],
    width: 1200,
    height: 800,
    isSample: false,
  });
});
