import { expect, test } from 'vitest';
import { routeFinder, routeOf, writtenRedirects } from './routes.ts';

const ROUTES = ['/', '/about', '/Deluxe_AC_Four_Bed_Room', '/kn', '/kn/about'];

test.each([
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/kn/index.html', '/kn'],
  ['/404.html', undefined],
  ['/500.html', undefined],
  ['/photo.webp', undefined],
])('%s is the page of %s', (file, route) => {
  expect(routeOf(file)).toBe(route);
});

test.each([
  ['/about/', '/about'],
  ['//about//', '/about'],
  ['/ABOUT', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/kn/', '/kn'],
  ['/kn/index.html', '/kn'],
  ['/deluxe_ac_four_bed_room/', '/Deluxe_AC_Four_Bed_Room'],
  ['/DELUXE_AC_FOUR_BED_ROOM.HTML', '/Deluxe_AC_Four_Bed_Room'],
  ['/about/us', undefined],
  ['//evil.example', undefined],
])('%s means %s', (path, route) => {
  expect(routeFinder(ROUTES)(path)).toBe(route);
});

test('a static host is told of the lower-case forms only', () => {
  expect(writtenRedirects(ROUTES)).toEqual([
    { from: '/deluxe_ac_four_bed_room', to: '/Deluxe_AC_Four_Bed_Room' },
  ]);
});
