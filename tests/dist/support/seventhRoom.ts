/** Pictures in the larger inn's gallery: two full sheets and one with four. */
export const GALLERY_PICTURES = 36;

const name = 'Garden Single Room';
const photos = ['rooms/garden-single-1.jpg', 'rooms/garden-single-2.jpg'] as const;

/** A room type as an innkeeper adds it: one file and its pictures. */
export const SEVENTH_ROOM = {
  route: '/Garden_Single_Room',
  name,
  photos,
  formerly: '/Back_Yard_Room',
  file: `order: 7
name: ${name}
formerly: Back_Yard_Room
beds: 1 single bed
bedCount: 1
sleeps: 1
baths: 1
wifi: true
climate: non-ac
price: 1500
summary: One bed on the ground floor, with a door to the garden.
description:
  - The door opens on the steps where the petals fall.
amenities:
  - { icon: fan, name: Ceiling fan }
  - { icon: shower, name: Own bathroom }
  - { icon: desk, name: Writing desk and chair }
  - { icon: drop, name: Filter water }
pictures:
  - { photo: ${photos[0]}, alt: A narrow bed by a garden door. }
  - { photo: ${photos[1]}, alt: A desk below the window. }
`,
};
