import { expect, test } from 'vitest';
import { smallInn } from '../../../tests/fixtures/smallInn.ts';
import { summarise } from './summarise.ts';

const ROOM = 'rooms/Double_Room.yaml';
const room = smallInn[ROOM] ?? '';
const inn = smallInn['inn.yaml'] ?? '';

test('a new photograph is named, and the change of its focus is not listed separately', () => {
  const after = room
    .replace('photo: rooms/bed.jpg', 'photo: rooms/from-the-window.jpg')
    .replace(/ {4}focus:\n(?: {6}- 50\n){2}/, '');
  expect(after).not.toBe(room);
  expect(summarise(ROOM, room, after)).toEqual([
    'photograph of A photo (Double Room), “bed” → “from the window”',
  ]);
});

test('long texts are cut between two words', () => {
  const summary = 'A room beside the well, with a window overlooking the garden.';
  const after = room.replace(/summary: .*/, `summary: ${summary}`);
  const [sentence] = summarise(ROOM, room, after);
  expect(sentence).toMatch(/→ “A room beside the well, with a window …”$/);
});

test('a changed name is named after the inn', () => {
  const after = inn.replace('name: Small Inn', 'name: Neem Tree House');
  expect(summarise('inn.yaml', inn, after)).toEqual([
    'name of the inn, Small Inn → Neem Tree House',
  ]);
});

test('a social page is named by its network', () => {
  const after = inn.replace('instagram.com/inn.example', 'instagram.com/neem.example');
  expect(summarise('inn.yaml', inn, after)[0]).toMatch(/^address of the page of Instagram /);
});
