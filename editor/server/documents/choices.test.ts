import { afterEach, expect, test } from 'vitest';
import { openDesk, type TestDesk } from '../../../tests/support/openEditor.ts';
import type { OpenFile } from '../../model/api.ts';

let desk: TestDesk | undefined;
afterEach(async () => {
  await desk?.close();
  desk = undefined;
});

const choicesOf = async (path: string) =>
  (await desk?.get<OpenFile>(`/api/file?path=${path}`))?.choices;

test('a place nearby stands under one of the inn’s own headings, where it has any', async () => {
  desk = await openDesk();
  const usual = (await choicesOf('nearby-places.yaml'))?.['categories'];
  expect(usual?.map(({ value }) => value)).toContain('Metro');
  await desk.close();
  desk = await openDesk({
    'nearby-places.yaml': (text) => `categories: [Temples, Others, Metro]\n${text}`,
  });
  const own = (await choicesOf('nearby-places.yaml'))?.['categories'];
  expect(own?.map(({ value }) => value)).toEqual(['Temples', 'Others', 'Metro']);
});

test('a guest stayed in a room that is shown, by its name', async () => {
  desk = await openDesk();
  expect((await choicesOf('testimonials.yaml'))?.['rooms']).toContainEqual({
    value: 'Double_Room',
    label: 'Double Room',
  });
});
