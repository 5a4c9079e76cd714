import { expect, test } from 'vitest';
import { addressOf, type Route, routeOf } from './route.ts';

test.each<Route>([
  { view: 'first' },
  { view: 'publish' },
  { view: 'setup' },
  { view: 'setup', step: 'mailbox' },
  { view: 'history', file: 'inn.yaml' },
  { view: 'edit', path: 'rooms/Attic.yaml', at: ['pictures', 0] },
])('an address leads back to the view it was made for: %j', (route) => {
  expect(routeOf(addressOf(route))).toEqual(route);
});

test.each(['#/nowhere', '#/edit/%E0%A4%A', '#/edit'])('%s is lost, without an error', (hash) => {
  expect(routeOf(hash)).toEqual({ view: 'lost' });
});
