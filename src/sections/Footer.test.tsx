// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { inn } from '../discovery/smallSite.ts';
import type { Reach } from '../ui/reach.ts';
import { Footer } from './Footer.tsx';

afterEach(cleanup);

const { name, tagline, logoAlt, phone, whatsapp, email } = inn;
const reach: Reach = {
  ...{ name, tagline, logoAlt, phone, whatsapp, email },
  telHref: 'tel:+918000000168',
  whatsappHref: 'https://wa.me/918000000168',
  mailHref: 'mailto:stay@example.com',
  addressLines: ['12 Hosur Road', 'Bengaluru 560068'],
  mapHref: 'https://maps.example',
  directionsHref: 'https://maps.example/directions',
  social: [],
};
const rooms = [{ href: '/Double_Room', name: 'Double Room' }];

const roomLinks = () =>
  within(screen.getByRole('navigation', { name: 'Rooms' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('the footer leads to the rooms it is given, and to all when there are more', () => {
  const { rerender } = render(<Footer facts={[]} notes={[]} reach={reach} rooms={rooms} />);
  expect(roomLinks()).toEqual(['/Double_Room']);
  rerender(<Footer allRooms="/rooms" facts={[]} notes={[]} reach={reach} rooms={rooms} />);
  expect(roomLinks()).toEqual(['/Double_Room', '/rooms']);
});
