import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carriedLetter, saidOf } from './prefilledMessage.ts';

const INN = 'A House';
const BOOKING = { name: '', checkin: '2026-12-10', checkout: '2026-12-12', rooms: '' };
const STAY = 'Thursday 10 to Saturday 12 December, 2 nights';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('a booking is carried as soon as it has its days, and grows with what is typed', () => {
  const letter = (draft: Partial<typeof BOOKING>) =>
    carriedLetter('booking', { ...BOOKING, ...draft }, {}, INN)?.body;
  expect(letter({ checkout: '' })).toBeUndefined();
  expect(letter({})).toBe(`Hello A House,\n\nI would like to book a stay: ${STAY}.`);
  expect(letter({ rooms: '2', name: 'Asha Rao' })).toBe(
    `Hello A House,\n\nI would like to book a stay: ${STAY}, 2 rooms.\n\n– Asha Rao`,
  );
  expect(letter({ rooms: '0' })).not.toContain('room');
});

test('a message is carried with the room and the guests it is about', () => {
  const draft = { name: 'Asha', subject: 'A cot', message: 'Is there one?' };
  expect(carriedLetter('contact', draft, { room: 'Attic', guests: 3 }, INN)).toEqual({
    subject: 'A cot',
    body: 'Hello A House,\n\nI would like to ask about the Attic, for 3 guests.\n\nIs there one?\n\n– Asha',
  });
  expect(carriedLetter('contact', { ...draft, message: '' }, {}, INN)).toBeUndefined();
});

test('on the telephone one says the stay and the name', () => {
  expect(saidOf({ ...BOOKING, rooms: '1', name: 'Asha' })).toBe(`${STAY}, 1 room, Asha`);
  expect(saidOf({ ...BOOKING, checkin: '' })).toBeUndefined();
});
