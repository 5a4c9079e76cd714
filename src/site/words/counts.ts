/** How many, as sentences say it. */

const counted = (one: string, many: string) => (count: number) =>
  `${count} ${count === 1 ? one : many}`;

export const guests = counted('guest', 'guests');
export const nights = counted('night', 'nights');
export const rooms = counted('room', 'rooms');

/** "for 3 guests". */
export const forGuests = (count: number): string => `for ${guests(count)}`;

/** "Deluxe Double AC Room, for 3 guests". */
export const roomFor = (room: string, count: number | undefined): string =>
  count ? `${room}, ${forGuests(count)}` : room;
