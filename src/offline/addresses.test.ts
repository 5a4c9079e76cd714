import { expect, test } from 'vitest';
import { isHashed, isLasting, isSamePage, mayBePage, routeAt } from './addresses.ts';
import { languageAt } from './languages.ts';

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

test('what only answers a form is not kept', () => {
  expect(['/sent', '/not-sent/', '/offline'].filter(isLasting)).toEqual([]);
  expect(isLasting('/rooms')).toBe(true);
});

test.each([
  ['/kn', 'kn', '/'],
  ['/hi/contact', 'hi', '/contact'],
  ['/contact', 'en', '/contact'],
  ['/knots', 'en', '/knots'],
  ['/en/contact', 'en', '/en/contact'],
])('%s is a page in %s, in English %s', (route, code, english) => {
  expect(languageAt(route)).toEqual({ code, english });
});

test('files of one content for ever are told by their folder, and the inn’s own logo by its name', () => {
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
