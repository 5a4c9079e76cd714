// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contact } from '../../../tests/fixtures/smallSite.ts';
import { Footer } from './Footer.tsx';

afterEach(cleanup);

const rooms = [{ href: '/Double_Room', name: 'Double Room' }];

const roomLinks = () =>
  within(screen.getByRole('navigation', { name: 'Rooms' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('the footer links to the given rooms, and to all rooms if there are more', () => {
  const { rerender } = render(
    <Footer
      further={[]}
      quick={[]}
      facts={[]}
      notes={[]}
      languages={{ codes: ['en'], path: '/' }}
      contact={contact}
      rooms={rooms}
    />,
  );
  expect(roomLinks()).toEqual(['/Double_Room']);
  rerender(
    <Footer
      further={[]}
      quick={[]}
      allRooms="/rooms"
      facts={[]}
      notes={[]}
      languages={{ codes: ['en'], path: '/' }}
      contact={contact}
      rooms={rooms}
    />,
  );
  expect(roomLinks()).toEqual(['/Double_Room', '/rooms']);
});
