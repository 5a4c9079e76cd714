// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FindUs } from './FindUs.tsx';

afterEach(cleanup);

const way = {
  heading: 'How to find us',
  intro: 'By the temple.',
  arriving: ['Walk.'],
  name: 'Small Inn',
  address: ['1, Temple Road', 'Madurai 625001'],
  directionsHref: 'https://maps.example/way',
};

test('without a drawn map there are the address, the way and a link to the interactive map', () => {
  const pageUrl = 'https://maps.example/inn';
  render(<FindUs {...way} map={{ pageUrl, frameUrl: 'https://maps.example/frame' }} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/1, Temple Road/)).toBeTruthy();
  const open = screen.getByRole('link', { name: 'Open the interactive map' });
  expect(open.getAttribute('href')).toBe(pageUrl);
});
