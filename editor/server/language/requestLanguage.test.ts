import { expect, onTestFinished, test } from 'vitest';
import { openEditor } from '../../../tests/support/openEditor.ts';
import type { OpenFile, PastSave } from '../../model/api.ts';

const KANNADA = { headers: { Cookie: 'editor-language=kn' } };
const ROOM = '/api/file?path=rooms/Double_Room.yaml';

async function editorOf() {
  const editor = await openEditor();
  onTestFinished(() => editor.close());
  const kannada = async (path: string) => (await editor.ask(path, KANNADA)).json();
  return { editor, kannada };
}

test('labels and errors are in the page’s language, the innkeeper’s words unchanged', async () => {
  const { editor, kannada } = await editorOf();
  const english = await editor.get<OpenFile>(ROOM);
  const file: OpenFile = await kannada(ROOM);
  expect(file.schema.properties?.['beds']?.title).toBe('ಬೆಡ್‌ಗಳು');
  // The field has the same name as a text that answers leave untranslated.
  expect(file.schema.properties?.['summary']?.title).toBe('ರೂಮ್ ಕಾರ್ಡಿಗೆ ಒಂದೆರಡು ವಾಕ್ಯ');
  expect(file.data).toEqual(english.data);
  expect(english.schema.properties?.['beds']?.title).toBe('Beds');
  const none = await kannada('/api/file?path=rooms/None.yaml');
  expect(none.error).toMatch(/^ಇದು ಈಗ ಸೈಟ್‌ನಲ್ಲಿ ಇಲ್ಲ/);
});

test('a quotation of the English pages stays English, and is marked as such', async () => {
  const { kannada } = await editorOf();
  const { schema }: OpenFile = await kannada('/api/file?path=words.yaml');
  const bookNow = schema.properties?.['site']?.properties?.['bookNow'];
  expect(bookNow).toMatchObject({ title: 'Book Now', 'x-lang': 'en' });
});

test('the history is shown in Kannada and stored in English', async () => {
  const { editor, kannada } = await editorOf();
  const { version } = await editor.get<OpenFile>(ROOM);
  const ops = [{ op: 'set', at: ['beds'], value: 'Rooms' }];
  const response = await editor.ask('/api/save', {
    method: 'POST',
    body: JSON.stringify({ path: 'rooms/Double_Room.yaml', version, ops, confirmSamples: [] }),
    headers: { ...KANNADA.headers, 'Content-Type': 'application/json' },
  });
  expect(response.status).toBe(200);
  const [save]: PastSave[] = await kannada('/api/history');
  // “Rooms” is the innkeeper's word here, not the menu's.
  expect(save?.summary).toBe('ಬೆಡ್‌ಗಳು (Double Room): 2 single beds → Rooms');
  const [stored] = await editor.get<PastSave[]>('/api/history');
  expect(stored?.summary).toBe('beds of the Double Room, 2 single beds → Rooms');
});
