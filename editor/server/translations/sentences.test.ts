import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { Languages, PastSave } from '../../model/api.ts';

let editor: TestEditor;
afterEach(() => editor.close());

const FILE = 'translations.yaml';
const ABOUT = 'pages/about.yaml';

async function save(path: string, at: string[], value: string) {
  expect((await editor.save(path, { op: 'set', at, value })).status).toBe(200);
}
const heading = async () => parse(await editor.read(ABOUT)).heading as string;
const entries = async () => parse(await editor.read(FILE));

test('changing English in a form moves its translations, and undo restores both', async () => {
  editor = await openEditor();
  const before = '- en: A line\n  kn: ಒಂದು ಸಾಲು\n';
  await editor.write(FILE, before);
  const inn = await editor.read('inn.yaml');
  await save('inn.yaml', ['tagline'], 'Near the hospital');
  expect(await entries()).toEqual([{ en: 'Near the hospital', was: 'A line', kn: 'ಒಂದು ಸಾಲು' }]);
  const [last] = await editor.get<PastSave[]>('/api/history');
  expect(last?.summary).toContain('Near the hospital');
  expect(last?.summary).not.toContain('Other languages');
  expect((await editor.post('/api/undo', { id: last?.id })).status).toBe(200);
  expect([await editor.read('inn.yaml'), await editor.read(FILE)]).toEqual([inn, before]);
});

test('English that is also used elsewhere keeps its translation there', async () => {
  editor = await openEditor();
  const en = await heading();
  await editor.write(FILE, `- en: ${en}\n  kn: ಸ್ವಾಗತ\n`);
  await save(ABOUT, ['heading'], 'Another heading');
  expect(await entries()).toEqual([
    { en, kn: 'ಸ್ವಾಗತ' },
    { en: 'Another heading', was: en, kn: 'ಸ್ವಾಗತ' },
  ]);
});

test('every sentence is listed with its places; hidden ones are marked', async () => {
  editor = await openEditor({ 'inn.yaml': (text) => `${text}\nlanguages: [en, hi]\n` });
  await editor.write(FILE, '- en: Not a sentence of the site\n  kn: ಅ\n');
  const { languages, sentences } = await editor.get<Languages>('/api/languages');
  expect(languages.map(({ code, english, isOn }) => [code, english, isOn])).toEqual([
    ['kn', 'Kannada', false],
    ['hi', 'Hindi', true],
  ]);
  const en = await heading();
  const found = sentences.find((one) => one.en === en);
  expect(found?.places).toContainEqual({
    path: ABOUT,
    at: ['heading'],
    place: `${ABOUT} heading`,
    label: expect.stringMatching(/heading/i),
  });
  expect(sentences.some((one) => one.en === 'Not a sentence of the site')).toBe(false);
});

test('the sentences of an archived room are hidden, so that it keeps its translations', async () => {
  editor = await openEditor();
  const path = 'rooms/Double_Room.yaml';
  const en: string = parse(await editor.read(path)).summary;
  expect((await editor.post('/api/rooms/archive', { path })).status).toBe(200);
  const { sentences } = await editor.get<Languages>('/api/languages');
  expect(sentences.find((one) => one.en === en)?.places).toEqual([
    expect.objectContaining({ place: `${path} summary`, isHidden: true }),
  ]);
});

test('changing English that an archived room also has leaves its translation there', async () => {
  editor = await openEditor();
  const [kept, archived] = ['rooms/Double_Room.yaml', 'rooms/Triple_Room.yaml'];
  await editor.write(archived, (await editor.read(archived)).replace('Triple Room: two', 'Two'));
  await editor.write(kept, (await editor.read(kept)).replace('Double Room: two', 'Two'));
  await editor.write(FILE, '- en: Two beds.\n  kn: ಹಾಸಿಗೆ\n');
  expect((await editor.post('/api/rooms/archive', { path: archived })).status).toBe(200);
  await save(kept, ['summary'], 'Two wide beds.');
  expect(await entries()).toEqual([
    { en: 'Two beds.', kn: 'ಹಾಸಿಗೆ' },
    { en: 'Two wide beds.', was: 'Two beds.', kn: 'ಹಾಸಿಗೆ' },
  ]);
});
