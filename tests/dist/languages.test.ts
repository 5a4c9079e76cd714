/** The sample in Kannada and Hindi; half-translated.test.ts has what is missing. */
import { expect, test } from 'vitest';
import { listFiles } from '../../lib/files.ts';
import { DIST, fileAt, origin, pages } from './support/site.ts';

const pageAt = (route: string) => {
  const page = pages.find((one) => one.route === route);
  if (!page) throw new Error(`There is no ${route}.`);
  return page;
};
const inLanguage = (code: string) => pages.filter((page) => page.code === code);

/** Pages of every inn, which must never be missing in a language. */
const ALWAYS = [
  '/',
  '/rooms',
  '/contact',
  '/gallery',
  '/facilities',
  '/about',
  '/privacy',
  '/sent',
];

test('the pages are there in each language; answers with a status are in English', () => {
  const routes = (code: string) => inLanguage(code).map(({ english }) => english);
  const lasting = routes('en').filter((route) => !/^\/[45]\d\d$/.test(route));
  const rooms = lasting.filter((route) => /^\/[A-Z]/.test(route));
  expect(rooms).toHaveLength(6);
  for (const code of ['kn', 'hi']) {
    // A new page joins them once its words are translated.
    expect(lasting).toEqual(expect.arrayContaining(routes(code)));
    expect(routes(code)).toEqual(expect.arrayContaining([...ALWAYS, ...rooms]));
  }
});

test.each(['kn', 'hi'])('%s pages say their language, and what is English in them', (code) => {
  for (const { route, document } of inLanguage(code)) {
    expect([route, document.documentElement.lang]).toEqual([route, `${code}-IN`]);
    const headings = [...document.querySelectorAll('h1, h2')].filter(
      (heading) => !heading.closest('[lang="en"]') && /\p{L}/u.test(heading.textContent ?? ''),
    );
    for (const heading of headings) {
      expect(heading.textContent, route).toMatch(/[\u0900-\u097f\u0c80-\u0cff]/);
    }
  }
});

test.each(['kn', 'hi'])('%s pages name no italic, which their script does not have', (code) => {
  for (const { route, html } of inLanguage(code)) {
    expect([route, html.includes('Tiro italic')]).toEqual([route, false]);
  }
  expect(pageAt('/').html).toContain('Tiro italic');
});

test('in Hindi no full stop touches a number, after which it looks like a 1', () => {
  for (const { route, document } of inLanguage('hi')) {
    const clocks = [...document.querySelectorAll('[data-sentence]')];
    const said = clocks.map((clock) => clock.getAttribute('data-sentence'));
    const text = [document.body.textContent, ...said].join('\n');
    expect([route, text.match(/.{0,20}[\d\]]।/gu)]).toEqual([route, null]);
  }
});

test('no page keeps a mark of the build', () => {
  for (const { route, html } of pages)
    expect([route, /[\ue000\ue001]|%EE%80%8[01]/.test(html)]).toEqual([route, false]);
  const files = listFiles(DIST).filter((path) => /\.(?:json|vcf|txt|xml|webmanifest)$/.test(path));
  expect(files).toEqual(expect.arrayContaining(['/kn/rooms.json', '/hi/llms.txt']));
  for (const path of files) {
    expect([path, /[\ue000\ue001]/.test(String(fileAt(path)))]).toEqual([path, false]);
  }
});

test.each(['kn', 'hi'])(
  'links of %s pages lead to pages of the language, or say English',
  (code) => {
    for (const page of inLanguage(code)) {
      for (const link of page.document.querySelectorAll('a[href^="/"]:not([data-language])')) {
        const path = new URL(link.getAttribute('href') ?? '', origin).pathname;
        if (path.includes('.')) continue;
        const isOwn = path === `/${code}` || path.startsWith(`/${code}/`);
        expect([page.route, path, isOwn || link.getAttribute('hreflang')]).toEqual([
          page.route,
          path,
          isOwn || 'en',
        ]);
      }
    }
  },
);

test('the switch leads to the same page', () => {
  const switchOf = (route: string) =>
    Object.fromEntries(
      [...pageAt(route).document.querySelectorAll('footer a[data-language]')].map((link) => [
        link.getAttribute('lang'),
        link.getAttribute('href'),
      ]),
    );
  expect(switchOf('/rooms')).toEqual({ kn: '/kn/rooms', hi: '/hi/rooms' });
  expect(switchOf('/kn')).toEqual({ en: '/', hi: '/hi' });
  expect(switchOf('/hi/privacy')).toEqual({ en: '/privacy', kn: '/kn/privacy' });
});

test('search engines find each page in every language', () => {
  const alternatesOf = (route: string) =>
    [...pageAt(route).document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
  const rooms = [
    ['en', `${origin}/rooms`],
    ['kn', `${origin}/kn/rooms`],
    ['hi', `${origin}/hi/rooms`],
    ['x-default', `${origin}/rooms`],
  ];
  for (const route of ['/rooms', '/kn/rooms', '/hi/rooms'])
    expect(alternatesOf(route)).toEqual(rooms);
  const canonical = pageAt('/hi/rooms').document.querySelector('link[rel=canonical]');
  expect(canonical?.getAttribute('href')).toBe(`${origin}/hi/rooms`);
});

test('a form tells the inn which language its guest reads', () => {
  const field = (route: string) =>
    pageAt(route).document.querySelector('input[name=language]')?.getAttribute('value');
  expect([field('/contact'), field('/kn/contact'), field('/hi')]).toEqual([
    undefined,
    'Kannada',
    'Hindi',
  ]);
});
