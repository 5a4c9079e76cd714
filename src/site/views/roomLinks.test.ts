import { expect, test } from 'vitest';
import { MOST, namedRooms, shortRoomLink } from './roomLinks.ts';

const roomsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `Room_${index}`, name: `Room ${index}` }));

test('a small inn names all its rooms in the footer', () => {
  const { rooms, allRooms } = namedRooms(roomsOf(MOST.named));
  expect(rooms).toHaveLength(MOST.named);
  expect(rooms[0]).toEqual({ href: '/Room_0', name: 'Room 0' });
  expect(allRooms).toBeUndefined();
});

test('a large inn names the first rooms, and links to all', () => {
  const { rooms, allRooms } = namedRooms(roomsOf(600));
  expect(rooms).toHaveLength(MOST.named);
  expect(allRooms).toBe('/rooms');
});

test('a narrow list has short names, or the name of a room without one', () => {
  const rooms = [
    { id: 'Suite', name: 'Suite with a Verandah', shortName: 'Suite' },
    { id: 'Attic', name: 'Attic' },
  ];
  expect(namedRooms(rooms, shortRoomLink).rooms).toEqual([
    { href: '/Suite', name: 'Suite' },
    { href: '/Attic', name: 'Attic' },
  ]);
  expect(namedRooms(rooms).rooms[0]?.name).toBe('Suite with a Verandah');
});
