import { expect, test } from 'vitest';
import { isHashed, isLasting, isSamePage, mayBePage, routeAt } from './addresses.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['/contact.html', '/contact'],
  ['/contact/index.html', '/contact'],
  ['/gallery/2', '/gallery/2'],
  ['/Deluxe_Non-AC_Triple_Room', '/Deluxe_Non-AC_Triple_Room'],
])('%s is the page %s', (pathname, route) => {
  expect(routeAt(pathname)).toBe(route);
  expect(mayBePage(pathname)).toBe(true);
});

test.each(['/Copperpod-Inn.vcf', '/robots.txt', '/healthz', '/api/v1.0/email/send-form'])(
  '%s is left to the network',
  (pathname) => {
    expect(mayBePage(pathname)).toBe(false);
  },
);

test('pages that only answer a form are not cached', () => {
  expect(['/sent', '/not-sent/', '/offline'].filter(isLasting)).toEqual([]);
  expect(isLasting('/rooms')).toBe(true);
});

test('immutable files are recognised by their folder, and the inn’s own logo by its name', () => {
  expect(isHashed('/_astro/index.Ab12.js')).toBe(true);
  expect(isHashed('/logo.1a2b3c.svg')).toBe(true);
  expect(isHashed('/favicon.svg')).toBe(false);
});

test.each([
  ['/contact', '/contact/', true],
  ['/contact?room=Attic', '/contact.html', true],
  ['/contact', '', true],
  ['/Old_Room', '/rooms', false],
  ['/contact', 'https://log-in.example/contact', false],
])('asked for %s, an answer from %s is that page: %s', (asked, answered, same) => {
  const at = (path: string) => path && new URL(path, 'https://inn.example').href;
  expect(isSamePage(at(asked), at(answered))).toBe(same);
});
