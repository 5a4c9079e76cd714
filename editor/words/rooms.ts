/** The list of rooms, and the table of their prices. [Brackets] are filled in. */
export const roomsWords = {
  rooms: {
    title: 'Rooms',
    intro:
      'Guests see the rooms in this order. A room that you take off the site is kept here and can come back.',
    add: 'Add a room',
    from: 'A copy of',
    name: 'Name of the new room',
    nameHelp:
      'It begins with the words, the price and the photographs of the copied room. Its address on the site is made from this name.',
    make: 'Add this room',
    order: 'Order on the site',
    archived: 'Take off the site',
    archivedList: 'Not on the site',
    back: 'Put back on the site',
    archivedDone: '[room] is no longer on the site.',
    backDone: '[room] is back on the site.',
  },
  prices: {
    title: 'Prices',
    link: 'All prices in one table',
    intro:
      'Type the prices one below the other: Enter and the arrow keys move from room to room. A room without a price says that it is on request.',
    room: 'Room',
    table: 'Prices of all rooms',
    save: 'Save the prices',
    idle: 'Everything is saved.',
    changed: 'Not saved yet. What you type is kept.',
    saved: 'Saved.',
    rejected: 'Not every price was saved: see the rooms that are marked.',
    conflict: 'This room was changed elsewhere. Open its form to choose.',
    otherFields: 'Something else in this room needs correcting. Open its form.',
    failed: 'This room could not be saved: [reason]',
  },
};
