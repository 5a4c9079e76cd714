import type { GuestCount } from '../../enquiry/contract/context.ts';

/** Counts, as sentences express them. */

const NUMBERS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as in running text: in words up to twelve, then in figures. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? count.toLocaleString('en-IN');
}

const counted = (one: string, many: string) => (count: number) =>
  `${count} ${count === 1 ? one : many}`;

const guestsExactly = counted('guest', 'guests');
/** "3 guests", "5 or more guests". */
export const guests = (count: GuestCount): string =>
  typeof count === 'number' ? guestsExactly(count) : `${count.replace('+', ' or more')} guests`;
export const nights = counted('night', 'nights');
export const rooms = counted('room', 'rooms');

/** "for 3 guests". */
export const forGuests = (count: GuestCount): string => `for ${guests(count)}`;

/** "Deluxe Double AC Room, for 3 guests". */
export const roomFor = (room: string, count: GuestCount | undefined): string =>
  count ? `${room}, ${forGuests(count)}` : room;
