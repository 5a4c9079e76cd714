/** An inn that hides the table of rooms and keeps the questions above it, such as the larger one. */
import { expect, test } from 'vitest';
import { LARGER_INN } from './support/largerInn.ts';
import { pagesOf } from './support/pages.ts';

test('without the table the rooms page leads to no part that it lacks', () => {
  const page = pagesOf(LARGER_INN).find(({ route }) => route === '/rooms')?.document;
  expect(page?.querySelectorAll('room-questions a[data-ask]').length).toBeGreaterThan(2);
  expect(page?.querySelector('main table')).toBeNull();
  const fragments = [...(page?.querySelectorAll('a[href*="#"]') ?? [])]
    .map((link) => new URL(link.getAttribute('href') ?? '', 'https://inn.example/rooms'))
    .filter(({ host, pathname }) => host === 'inn.example' && pathname === '/rooms')
    .map(({ hash }) => hash.slice(1));
  expect(fragments).toContain('for-more');
  expect(fragments.filter((id) => !page?.getElementById(id))).toEqual([]);
});
