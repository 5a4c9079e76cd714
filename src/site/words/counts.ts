/** How many, as sentences say it. */

import type { GuestCount } from '../../enquiry/contract/context.ts';

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
