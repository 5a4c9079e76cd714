// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RoomCards } from './RoomCards.tsx';

afterEach(cleanup);

const room = {
  href: '/Double_Room',
  askHref: '/contact?room=Double_Room',
  name: 'Double Room',
  summary: 'Two beds.',
  facts: { beds: '2 single beds', bath: '1 bath', wifi: 'Wi-Fi', climate: 'ac' as const },
  picture: { src: '/bed.jpeg', width: 3, height: 2, alt: 'A bed.', placeholderColour: '#c0ffee' },
};
const shown = {
  heading: 'Rooms',
  intro: 'For two.',
  groups: [{ title: 'For two', rooms: [room] }],
};

test('if all rooms are shown, there is no link to all', () => {
  render(<RoomCards {...shown} />);
  expect(screen.queryByRole('link', { name: 'All rooms' })).toBeNull();
});

test('if only some are shown, there is a link to all', () => {
  render(<RoomCards {...shown} all="/rooms" />);
  expect(screen.getByRole('link', { name: 'All rooms' }).getAttribute('href')).toBe('/rooms');
});
