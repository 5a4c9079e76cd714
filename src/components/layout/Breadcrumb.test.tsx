// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumb } from './Breadcrumb.tsx';

test('breadcrumbs link back, and the last one is the current page', () => {
  render(
    <Breadcrumb
      breadcrumbs={[
        { href: '/', name: 'Home' },
        { href: '/rooms', name: 'Rooms' },
        { href: '/Double_Room', name: 'Double Room' },
      ]}
    />,
  );
  const breadcrumbs = screen.getByRole('navigation', { name: 'You are here' });
  const links = within(breadcrumbs).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/rooms']);
  expect(within(breadcrumbs).getByText('Double Room').getAttribute('aria-current')).toBe('page');
});
