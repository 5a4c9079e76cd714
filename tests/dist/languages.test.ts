/** The sample in Kannada and, but for one page, in Hindi. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { listFiles } from '../../lib/files.ts';
import { builtSite } from '../support/builds.ts';
import { addressesOf } from './support/addresses.ts';
import { pagesOf } from './support/pages.ts';

const ROOT = join(import.meta.dirname, '../..');
const origin = 'https://inn.example';

/** The sentences of the privacy page, which nobody has said in Hindi yet. */
const isPrivate = (en: string, privacy: string) => privacy.includes(en.slice(0, 40));

const { dist } = await builtSite('languages', {
  settings: { SITE_ORIGIN: origin },
  hasSamplePictures: true,
  writeContent: async (content) => {
    cpSync(join(ROOT, 'content'), content, { recursive: true });
    const read = (file: string) => readFileSync(join(content, file), 'utf8');
    const privacy = read('pages/privacy.yaml').replace(/\s+/g, ' ');
    const entries: Record<string, string>[] = parse(read('translations.yaml'));
    const half = entries.map(({ hi, ...entry }) =>
      isPrivate(entry['en'] ?? '', privacy) ? entry : { ...entry, hi },
    );
    writeFileSync(join(content, 'translations.yaml'), stringify(half));
  },
});

const pages = pagesOf(dist);
const pageAt = (route: string) => {
  const page = pages.find((one) => one.route === route);
  if (!page) throw new Error(`There is no ${route}.`);
  return page;
};
const inLanguage = (code: string) => pages.filter((page) => page.code === code);

test('every page is there in Kannada, and all but one in Hindi; answers with a status are in English', () => {
  const routes = (code: string) => inLanguage(code).map(({ english }) => english);
  const lasting = routes('en').filter((route) => !/^\/[45]\d\d$/.test(route));
  expect(routes('kn').sort()).toEqual(lasting.sort());
  expect(routes('hi').sort()).toEqual(lasting.filter((route) => route !== '/privacy').sort());
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

test('no page keeps a mark of the build', () => {
  for (const { route, html } of pages)
    expect([route, /[\ue000\ue001]|%EE%80%8[01]/.test(html)]).toEqual([route, false]);
  const files = listFiles(dist).filter((path) => /\.(?:json|vcf|txt|xml|webmanifest)$/.test(path));
  expect(files).toEqual(expect.arrayContaining(['/kn/rooms.json', '/hi/llms.txt']));
  for (const path of files) {
    const text = readFileSync(join(dist, path), 'utf8');
    expect([path, /[\ue000\ue001]/.test(text)]).toEqual([path, false]);
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

test('no link, in any language, leads nowhere', () => {
  const broken = pages.flatMap((page) =>
    addressesOf(page).filter((address) => {
      const url = URL.parse(address, origin + page.route);
      if (url?.origin !== origin || page.route === '/offline') return false;
      const path = decodeURI(url.pathname).replace(/(.)\/$/, '$1');
      return !pages.some(({ route }) => route === path) && !existsSync(join(dist, path));
    }),
  );
  expect([...new Set(broken)]).toEqual([]);
});

test('the switch leads to the same page, and home where that is missing', () => {
  const switchOf = (route: string) =>
    Object.fromEntries(
      [...pageAt(route).document.querySelectorAll('footer a[data-language]')].map((link) => [
        link.getAttribute('lang'),
        link.getAttribute('href'),
      ]),
    );
  expect(switchOf('/rooms')).toEqual({ kn: '/kn/rooms', hi: '/hi/rooms' });
  expect(switchOf('/kn')).toEqual({ en: '/', hi: '/hi' });
  expect(switchOf('/kn/privacy')).toEqual({ en: '/privacy', hi: '/hi' });
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
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  expect(sitemap.match(/<loc>[^<]*\/kn\/rooms<\/loc>/g)).toHaveLength(1);
  expect(sitemap).not.toContain('/hi/privacy');
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
