// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RoomQuestions, type RoomQuestionsProps } from './RoomQuestions.tsx';

afterEach(cleanup);

const shown: RoomQuestionsProps = {
  guests: [{ guests: 2, href: '/rooms?guests=2' }],
  climates: [],
  hasTable: true,
  total: 2,
  allHref: '/rooms',
  none: {
    why: 'No room for ten.',
    askHref: '/contact',
    whatsappHref: undefined,
    telHref: 'tel:+918000000168',
    phone: '+91 80 0000 0168',
  },
};
const compare = () => screen.queryByRole('link', { name: 'Compare side by side' });

test('a link leads to the table of rooms, where the page has one', () => {
  render(<RoomQuestions {...shown} />);
  expect(compare()?.getAttribute('href')).toBe('#compare');
  cleanup();
  render(<RoomQuestions {...shown} hasTable={false} />);
  expect(screen.getByRole('link', { name: '2 guests' })).toBeTruthy();
  expect(compare()).toBeNull();
});
