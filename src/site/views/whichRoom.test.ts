import { expect, test, vi } from 'vitest';
import type { Inn } from '../../content/schema/inn.ts';
import type { Room } from '../../content/schema/room.ts';
import { roomQuestions } from './whichRoom.ts';

// It makes pictures, which only a build can.
vi.mock('./rooms.ts', () => ({}));

const inn = { phone: '+91 80 0000 0168' } as Inn;
const room = (sleeps: number, climate: string) => ({ sleeps, climate }) as Room;
const rooms = [room(2, 'ac'), room(3, 'non-ac')];

/** The parts of the page that the answers lead to; empty for the page itself. */
function placesOf(hasTable: boolean): string[] {
  const questions = roomQuestions(rooms, rooms, inn, hasTable);
  const answers = [...(questions?.guests ?? []), ...(questions?.climates ?? [])];
  return answers.map(({ href }) => new URL(href, 'https://inn.example').hash);
}

test('as served, answers lead to their rows of the table', () => {
  expect(placesOf(true)).toEqual([
    ...['#for-2', '#for-2', '#for-3', '#for-more'],
    ...['#with-ac', '#with-non-ac'],
  ]);
});

test('without a table they lead to no part of it', () => {
  expect(placesOf(false)).toEqual(['', '', '', '#for-more', '', '']);
});

test('without a question and without a table nothing is left', () => {
  const alike = [room(2, 'ac'), room(2, 'ac')];
  expect(roomQuestions(alike, alike, inn, false)).toBeUndefined();
  expect(roomQuestions(alike, alike, inn, true)?.guests).toEqual([]);
});
