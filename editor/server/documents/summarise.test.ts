import { expect, test } from 'vitest';
import { smallInn } from '../../../tests/fixtures/smallInn.ts';
import { summarise } from './summarise.ts';

const ROOM = 'rooms/Double_Room.yaml';
const room = smallInn[ROOM] ?? '';
const inn = smallInn['inn.yaml'] ?? '';

test('another photograph is told by its name, and what matters in it goes with it', () => {
  const after = room
    .replace('photo: rooms/bed.jpg', 'photo: rooms/from-the-window.jpg')
    .replace(/ {4}focus:\n(?: {6}- 50\n){2}/, '');
  expect(after).not.toBe(room);
  expect(summarise(ROOM, room, after)).toEqual([
    'photograph of A photo (Double Room), “bed” → “from the window”',
  ]);
});

test('long words are cut between two of them', () => {
  const summary = 'A room beside the well, with a window overlooking the garden.';
  const after = room.replace(/summary: .*/, `summary: ${summary}`);
  const [sentence] = summarise(ROOM, room, after);
  expect(sentence).toMatch(/→ “A room beside the well, with a window …”$/);
});

test('the name of the inn is the name of the inn', () => {
  const after = inn.replace('name: Small Inn', 'name: Neem Tree House');
  expect(summarise('inn.yaml', inn, after)).toEqual([
    'name of the inn, Small Inn → Neem Tree House',
  ]);
});

test('a page on social media is told by its name', () => {
  const after = inn.replace('instagram.com/inn.example', 'instagram.com/neem.example');
  expect(summarise('inn.yaml', inn, after)[0]).toMatch(/^address of the page of Instagram /);
});
