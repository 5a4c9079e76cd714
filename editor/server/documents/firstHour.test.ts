import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { swap } from '../../../tests/fixtures/contentFolder.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { FirstHour, PastSave, Tree } from '../../model/api.ts';

let editor: TestEditor;
afterEach(() => editor.close());

const progress = () => editor.get<FirstHour>('/api/first-hour');
const HOME = 'pages/home.yaml';
const RENDER = join(import.meta.dirname, '../../../content/photos/public/reception.jpg');
const MARKED = {
  'inn.yaml': (text: string) => text.replace(/^phone:.*$/m, '$& # SAMPLE'),
  [HOME]: swap('promo:\n  sentence: A sentence.', 'promo:\n  sentence: A sentence. # SAMPLE'),
  'testimonials.yaml': (text: string) => `# SAMPLE\n${text}`,
};

test('everything from the sample is switched off in one save, which can be undone', async () => {
  editor = await openEditor(MARKED);
  const before = await progress();
  expect(before.hide.map(({ path, name }) => `${path} ${name}`)).toEqual([
    `${HOME} promo`,
    `${HOME} testimonials`,
  ]);
  expect(before.inn).toEqual([{ path: 'inn.yaml', at: ['phone'] }]);
  expect((await editor.post('/api/samples/hide', {})).status).toBe(200);
  expect(parse(await editor.read(HOME)).hidden).toEqual(['promo', 'testimonials']);
  expect((await progress()).hide).toEqual([]);
  // What only the owner can write is still to do.
  const { samples, sampleList } = await editor.get<Tree>('/api/tree');
  expect(sampleList.map(({ pointer }) => pointer)).toEqual([['phone']]);
  expect(samples.left).toBe(1);
  const [save] = await editor.get<PastSave[]>('/api/history');
  await editor.post('/api/undo', { id: save?.id ?? '' });
  expect(parse(await editor.read(HOME)).hidden).toBeUndefined();
});

test('sample photographs among the owner’s own are removed; a list with too few others keeps them', async () => {
  editor = await openEditor();
  cpSync(RENDER, join(editor.content, 'photos/public/desk.jpg'));
  const { hide, photos } = await progress();
  expect(hide).toContainEqual({
    path: HOME,
    name: '',
    label: expect.stringContaining('1 sample photograph'),
  });
  expect(photos.samples).toContainEqual({
    path: 'rooms/Double_Room.yaml',
    at: ['pictures', 1, 'photo'],
  });
  await editor.post('/api/samples/hide', {});
  const home = parse(await editor.read(HOME));
  expect(JSON.stringify(home.hero.pictures)).not.toContain('desk.jpg');
  // One of its two pictures is the sample's, but a room needs two.
  expect(parse(await editor.read('rooms/Double_Room.yaml')).pictures).toHaveLength(2);
});

test('an archived room has no samples', async () => {
  const room = 'rooms/Double_Room.yaml';
  editor = await openEditor({ [room]: swap('beds:', '# SAMPLE\nbeds:') });
  expect((await editor.get<Tree>('/api/tree')).samples.left).toBe(1);
  await editor.post('/api/rooms/archive', { path: room });
  expect((await editor.get<Tree>('/api/tree')).samples.left).toBe(0);
});

test('a sentence is confirmed once, and added to a readable list', async () => {
  const title = '"[name] – clean rooms off Hosur Road, [city]"';
  editor = await openEditor({ [HOME]: (text) => text.replace(/^title:.*$/m, `title: ${title}`) });
  const { sentences } = await progress();
  expect(sentences.map(({ text }) => text)).toEqual([JSON.parse(title)]);
  for (let round = 0; round < 2; round += 1) {
    const [sentence] = sentences;
    const answer = await editor.post('/api/samples/confirm-sentence', {
      text: sentence?.text ?? '',
    });
    expect(answer.status).toBe(200);
  }
  expect((await progress()).sentences).toEqual([]);
  expect(parse(await editor.read('true-words.yaml'))).toEqual([JSON.parse(title)]);
});

test('a field is counted once, and a room’s link leads to what is left of it', async () => {
  const room = 'rooms/Double_Room.yaml';
  const text =
    'A homely inn in [city] [pin], near Hongasandra metro. AC and non-AC rooms for two, three or four.';
  editor = await openEditor({
    [HOME]: (source) => source.replace(/^description:.*$/m, `description: "${text}"`),
    [room]: (source) => source.replace(/^beds:.*$/m, '$& # SAMPLE'),
  });
  const { inn, rooms, sentences } = await progress();
  expect(sentences).toHaveLength(2);
  expect(inn).toEqual([{ path: HOME, at: ['description'] }]);
  expect(rooms.find(({ path }) => path === room)).toMatchObject({ left: 1, next: ['beds'] });
});

test('an owner’s photographs count even if they are hidden', async () => {
  editor = await openEditor(MARKED);
  const [photo, terrace] = ['photos/public/house.jpg', 'photos/public/terrace.jpg'];
  cpSync(join(editor.content, photo), join(editor.content, terrace));
  const home = await editor.read(HOME);
  const promo = home.indexOf('promo:');
  await editor.write(
    HOME,
    home.slice(0, promo) + home.slice(promo).replace('public/house.jpg', 'public/terrace.jpg'),
  );
  const before = (await progress()).photos.own;
  await editor.post('/api/samples/hide', {});
  expect((await progress()).photos.own).toBe(before);
});

test('the address of an archived room of the sample is not left to write', async () => {
  // The sample has a room of this name, and guests who stayed there.
  editor = await openEditor({
    'inn.yaml': (text) => `${text}formerRooms:\n  - Deluxe_AC_Four_Bed_Room\n`,
  });
  expect((await progress()).inn).toEqual([]);
});

test('unread languages are switched off with the rest of the sample', async () => {
  editor = await openEditor({
    'inn.yaml': (text) => `${text}languages: [en, kn, hi]\n`,
  });
  const draft = '- en: Come in.\n  kn: ಒಳಗೆ ಬನ್ನಿ.\n  sample: [kn]\n';
  await editor.write('translations.yaml', draft);
  expect((await progress()).hide).toContainEqual({
    path: 'inn.yaml',
    name: 'languages',
    label: 'A language that nobody has read yet (the inn)',
  });
  expect((await editor.post('/api/samples/hide', {})).status).toBe(200);
  expect(parse(await editor.read('inn.yaml')).languages).toEqual(['en', 'hi']);
  expect((await progress()).hide).toEqual([]);
});

test('every mark that prevents going live is on the path; the sample notice is removed', async () => {
  editor = await openEditor({
    'inn.yaml': (text) => `${text}sampleNotice: All of this is made up.\n`,
    'pages/contact.yaml': (text) => text.replace(/^(title:.*)$/m, '$1 # SAMPLE'),
  });
  const { inn, hide } = await progress();
  expect(inn).toEqual([{ path: 'pages/contact.yaml', at: ['title'] }]);
  expect(hide).toContainEqual(expect.objectContaining({ path: 'inn.yaml', name: 'sampleNotice' }));
  await editor.post('/api/samples/hide', {});
  expect(await editor.read('inn.yaml')).not.toContain('made up');
});
