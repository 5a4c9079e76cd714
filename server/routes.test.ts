import { expect, test } from 'vitest';
import { readRedirects, routeFinder, routeOf, writtenRedirects } from './routes.ts';

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

test('a static host gets redirects from lower-case forms only', () => {
  expect(writtenRedirects(ROUTES)).toEqual([
    { from: '/deluxe_ac_four_bed_room', to: '/Deluxe_AC_Four_Bed_Room' },
  ]);
});

test('an old address leads to today’s page, unless a page has that address again', () => {
  const previous = new Map([
    ['/Old_Room', '/about'],
    ['/kn', '/about'],
  ]);
  const find = routeFinder(ROUTES, previous);
  expect(find('/Old_Room')).toBe('/about');
  expect(find('/old_room.html')).toBe('/about');
  expect(find('/kn')).toBe('/kn');
});

test('an address of an earlier website is found in any spelling', () => {
  const previous = new Map([
    ['/Tariff.html', '/rooms'],
    ['/stay/doubles/', '/about'],
  ]);
  const find = routeFinder(['/about', '/rooms'], previous);
  for (const asked of ['/Tariff.html', '/tariff', '/tariff/']) expect(find(asked)).toBe('/rooms');
  for (const asked of ['/stay/doubles', '/stay/doubles/']) expect(find(asked)).toBe('/about');
  expect(writtenRedirects(['/about'], previous)).toEqual([
    { from: '/Tariff.html', to: '/rooms' },
    { from: '/stay/doubles/', to: '/about' },
    { from: '/stay/doubles', to: '/about' },
    { from: '/tariff.html', to: '/rooms' },
  ]);
});

test('a static host gets old addresses as they were and in lower case', () => {
  const redirects = writtenRedirects(['/about'], new Map([['/Old_Room', '/about']]));
  expect(redirects).toEqual([
    { from: '/Old_Room', to: '/about' },
    { from: '/old_room', to: '/about' },
  ]);
  const file = redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
  expect([...readRedirects(file)]).toEqual(redirects.map(({ from, to }) => [from, to]));
});
