/** The table of the rooms' prices. [Brackets] are filled in. */
export const pricesWords = {
  prices: {
    title: 'Prices',
    link: 'All prices in one table',
    intro:
      'Type the prices one below the other: Enter and the arrow keys move from room to room. A room without a price says that it is on request.',
    room: 'Room',
    table: 'Prices of all rooms',
    save: 'Save the prices',
    still: 'Everything is saved.',
    changed: 'Not saved yet. What you type is kept.',
    saved: 'Saved.',
    rejected: 'One room could not be saved: correct the price that is marked.',
    conflict: 'This room was changed elsewhere. Open its form to choose.',
    otherFields: 'Something else in this room needs correcting. Open its form.',
    failed: 'This room could not be saved: [reason]',
  },
};
