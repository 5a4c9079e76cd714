/** How many are coming, as sentences say it. */
export const guests = (count: number): string => (count === 1 ? '1 guest' : `${count} guests`);

export const forGuests = (count: number): string => `for ${guests(count)}`;

/** "Deluxe Double AC Room, for 3 guests". */
export const roomFor = (room: string, count: number | undefined): string =>
  count ? `${room}, ${forGuests(count)}` : room;
