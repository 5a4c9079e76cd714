// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contact } from '../../../tests/fixtures/smallSite.ts';
import { StatusPage } from './StatusPage.tsx';

afterEach(cleanup);

const picture = {
  src: '/door.jpg',
  width: 3,
  height: 2,
  alt: 'A door',
  placeholderColour: '#808080',
};
const page = { heading: 'No such door', intro: 'But there are others.', contact, picture };
const rooms = [{ href: '/Double_Room', name: 'Double Room' }];

const roomLinks = () =>
  within(screen.getByRole('navigation', { name: 'Room types' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('a lost guest gets links to rooms, and to all if there are more', () => {
  const { rerender } = render(<StatusPage {...page} rooms={rooms} />);
  expect(roomLinks()).toEqual(['/Double_Room']);
  rerender(<StatusPage {...page} allRooms="/rooms" rooms={rooms} />);
  expect(roomLinks()).toEqual(['/Double_Room', '/rooms']);
});

test('a page shown after an action has one heading, and links onward if it is opened directly', () => {
  const otherwise = {
    id: 'done',
    heading: 'Nothing yet',
    intro: 'Begin here.',
    link: { href: '/contact', name: 'Begin' },
  };
  const { container } = render(<StatusPage {...page} otherwise={otherwise} />);
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  expect(container.querySelector('section')?.id).toBe('done');
  expect(screen.getByRole('link', { name: 'Begin' }).getAttribute('href')).toBe('/contact');
});

test('a page without rooms to offer has no empty list', () => {
  render(<StatusPage {...page} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
