import { afterEach, expect, test } from 'vitest';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';

let editor: TestEditor | undefined;
afterEach(async () => {
  await editor?.close();
  editor = undefined;
});

const choicesOf = async (path: string) => (await editor?.open(path))?.choices;

test('the choices for a nearby place are the inn’s own headings, if it has any', async () => {
  editor = await openEditor();
  const usual = (await choicesOf('nearby-places.yaml'))?.['categories'];
  expect(usual?.map(({ value }) => value)).toContain('Metro');
  await editor.close();
  editor = await openEditor({
    'nearby-places.yaml': (text) => `categories: [Temples, Others, Metro]\n${text}`,
  });
  const own = (await choicesOf('nearby-places.yaml'))?.['categories'];
  expect(own?.map(({ value }) => value)).toEqual(['Temples', 'Others', 'Metro']);
});

test('the choices for a guest’s room are the shown rooms, by name', async () => {
  editor = await openEditor();
  expect((await choicesOf('testimonials.yaml'))?.['rooms']).toContainEqual({
    value: 'Double_Room',
    label: 'Double Room',
  });
});
