import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { Photo, PhotoUse, Replaced } from '../../model/photos.ts';
import { contentPaths } from '../documents/contentFiles.ts';

const BED = 'rooms/bed.jpg';
const CAT = 'public/cat.jpg';

async function open(changes = {}): Promise<TestEditor> {
  const editor = await openEditor(changes);
  onTestFinished(() => editor.close());
  copyFileSync(join(editor.content, 'photos', BED), join(editor.content, 'photos', CAT));
  return editor;
}

const usesOf = async (editor: TestEditor, wanted = BED): Promise<PhotoUse[]> =>
  (await editor.get<Photo[]>('/api/photos')).find(({ photo }) => photo === wanted)?.uses ?? [];

const filesOf = (uses: PhotoUse[]) => [
  ...new Map(uses.map(({ path, version }) => [path, { path, version }])).values(),
];

const replace = (editor: TestEditor, uses: PhotoUse[], by = CAT, photo = BED) =>
  editor.post('/api/photos/replace', { photo, by, files: filesOf(uses) });

const allTexts = async ({ content, read }: TestEditor) =>
  Object.fromEntries(
    await Promise.all((await contentPaths(content)).map(async (path) => [path, await read(path)])),
  );

test('each use of a photograph is replaced in one save, which one click undoes', async () => {
  const editor = await open({
    'rooms/Double_Room.yaml': (text: string) =>
      text.replace('focus:\n      - 50\n      - 50', 'focus:\n      - 20\n      - 30'),
  });
  const before = await allTexts(editor);
  const uses = await usesOf(editor);
  expect(filesOf(uses).length).toBeGreaterThan(3);
  const answer = await replace(editor, uses);
  const { saveId, count, descriptions } = (await answer.json()) as Replaced;
  expect(count).toBe(uses.length);
  expect(await usesOf(editor)).toEqual([]);
  expect(await usesOf(editor, CAT)).toHaveLength(uses.length);
  // The testimonial's picture has no description.
  expect(descriptions).toHaveLength(uses.length - 1);
  expect(descriptions[0]).toMatchObject({ alt: 'A photo', at: expect.arrayContaining(['alt']) });
  expect(await editor.read('rooms/Double_Room.yaml')).not.toContain('20');
  expect((await editor.post('/api/undo', { id: saveId })).status).toBe(200);
  expect(await allTexts(editor)).toEqual(before);
});

test('several photographs are replaced in one save, which one click undoes', async () => {
  const editor = await open();
  const before = await allTexts(editor);
  const [house, bed] = [await usesOf(editor, 'public/house.jpg'), await usesOf(editor)];
  const own = ['public/one.jpg', CAT] as const;
  copyFileSync(join(editor.content, 'photos', BED), join(editor.content, 'photos', own[0]));
  const pairs = [
    { photo: 'public/house.jpg', by: own[0] },
    { photo: BED, by: own[1] },
  ];
  const several = (files: object) => editor.post('/api/photos/replace-several', { pairs, files });
  expect((await several(filesOf(bed.slice(0, 1)))).status).toBe(409);
  const answer = await several(filesOf([...house, ...bed]));
  const { saveId, count } = (await answer.json()) as Replaced;
  expect(count).toBe(house.length + bed.length);
  expect(await usesOf(editor, own[0])).toHaveLength(house.length);
  expect(await usesOf(editor, own[1])).toHaveLength(bed.length);
  expect((await editor.post('/api/undo', { id: saveId })).status).toBe(200);
  expect(await allTexts(editor)).toEqual(before);
});

test.each([
  [
    'changed',
    async (editor: TestEditor, path: string) =>
      editor.write(path, `${await editor.read(path)}# A note\n`),
  ],
  [
    'names it no more',
    async (editor: TestEditor, path: string) =>
      editor.write(path, (await editor.read(path)).replaceAll(BED, 'public/desk.jpg')),
  ],
])('nothing is replaced anywhere if a file has %s meanwhile', async (_, change) => {
  const editor = await open();
  const uses = await usesOf(editor);
  await change(editor, 'rooms/Triple_Room.yaml');
  const before = await allTexts(editor);
  const answer = await replace(editor, uses);
  expect(answer.status).toBe(409);
  expect((await answer.json()).error).toContain('changed in the meantime');
  expect(await allTexts(editor)).toEqual(before);
});

test('a file that has named it since is not left with the old photograph', async () => {
  const editor = await open();
  const uses = await usesOf(editor);
  const gallery = await editor.read('gallery.yaml');
  await editor.write('gallery.yaml', gallery.replaceAll('public/house.jpg', BED));
  expect((await replace(editor, uses)).status).toBe(409);
});

test('a photograph cannot replace a logo', async () => {
  const editor = await open();
  const logo = join(editor.content, 'photos/logo.png');
  await sharp({ create: { width: 300, height: 100, channels: 3, background: '#fff' } }).toFile(
    logo,
  );
  await editor.write('inn.yaml', `${await editor.read('inn.yaml')}logo: logo.png\n`);
  const uses = await usesOf(editor, 'logo.png');
  expect(uses).toMatchObject([{ path: 'inn.yaml', at: ['logo'] }]);
  const answer = await replace(editor, uses, CAT, 'logo.png');
  expect(answer.status).toBe(422);
  expect(await editor.read('inn.yaml')).toContain('logo: logo.png');
});

test('a photograph cannot be replaced by itself, or by a missing one', async () => {
  const editor = await open();
  const uses = await usesOf(editor);
  expect((await replace(editor, uses, BED)).status).toBe(409);
  expect((await replace(editor, uses, 'public/none.jpg')).status).toBe(404);
});
