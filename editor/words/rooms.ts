/** The list of rooms. [Brackets] are filled in. */
export const roomsWords = {
  rooms: {
    title: 'Rooms',
    intro: 'The first is shown first. A room put aside is not on the site; it can come back.',
    add: 'Add a room',
    from: 'A copy of',
    name: 'Name of the new room',
    nameHelp:
      'Its words, price and photographs begin as a copy. Its address on the site is made of this name.',
    make: 'Add this room',
    order: 'Order on the site',
    archived: 'Put aside',
    archivedList: 'Put aside',
    back: 'Bring back',
    archivedDone: '[room] is put aside.',
    backDone: '[room] is back on the site.',
  },
};
