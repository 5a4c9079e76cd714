/** The list of rooms. [Brackets] are filled in. */
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
};
