/** An inn that is half translated: pages below 80 % are English, and links to them say so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../lib/files.ts';
import { routeOf } from '../../server/routes.ts';
import { HINDI_WORD } from '../fixtures/halfHindi.ts';
import { SECOND_INN, SECOND_ORIGIN } from './support/secondInn.ts';

const { dist } = SECOND_INN;
const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const routes = listFiles(dist).flatMap((path) => routeOf(path) ?? []);
const pageAt = (route: string) => {
  const file = listFiles(dist).find((path) => routeOf(path) === route);
  return new DOMParser().parseFromString(read(file ?? ''), 'text/html');
};
const hrefs = (page: Document, part: string) =>
  [...page.querySelectorAll(part)].map((link) => link.getAttribute('href'));

test('what is translated is built in Hindi, and nothing else', () => {
  const hindi = routes.filter((route) => /^\/hi(?:\/|$)/.test(route));
  for (const route of ['/hi', '/hi/contact', '/hi/rooms', '/hi/Attic', '/hi/sent', '/hi/offline']) {
    expect(hindi).toContain(route);
  }
  for (const route of ['/hi/about', '/hi/good-to-know', '/hi/privacy']) {
    expect(hindi).not.toContain(route);
  }
  expect(read('/sitemap.xml')).not.toContain('/hi/about');
});

test('links of a page in Hindi lead to pages in Hindi, or to English ones that they mark', () => {
  const home = pageAt('/hi');
  const own = hrefs(home, 'a[href^="/hi"]:not([data-language])');
  expect(own).toEqual(expect.arrayContaining(['/hi', '/hi/contact', '/hi/rooms']));
  for (const href of own) expect(routes).toContain(new URL(href ?? '', SECOND_ORIGIN).pathname);
  const english = [...home.querySelectorAll('a[href="/about"], a[href="/good-to-know"]')];
  expect(english.length).toBeGreaterThan(1);
  for (const link of english) expect(link.getAttribute('hreflang')).toBe('en');
});

test('the switch leads to the same page where it is in Hindi, and else to the home page there', () => {
  const toHindi = (route: string) => [...new Set(hrefs(pageAt(route), 'a[data-language=hi]'))];
  expect(toHindi('/contact')).toEqual(['/hi/contact']);
  expect(toHindi('/about')).toEqual(['/hi']);
  expect(pageAt('/about').querySelector('link[hreflang=hi]')).toBeNull();
  expect(pageAt('/').querySelector('a[data-language=kn]')).toBeNull();
});

test('English on a page in Hindi says that it is', () => {
  const page = pageAt('/hi');
  expect(page.documentElement.lang).toBe('hi-IN');
  expect(page.querySelector('h1 + p')?.textContent).toContain(HINDI_WORD);
  // What nobody has translated yet.
  expect(page.querySelector('main [lang=en]')?.textContent).toMatch(/[a-z]{3}/);
});

test('English that a component splits over several elements says so in each of them', () => {
  const headline = [...pageAt('/hi').querySelectorAll('h1 > span')];
  expect(headline.map(({ textContent }) => textContent?.trim())).toEqual([
    'Leave your shoes at the gate.',
    'The sea is behind the house.',
  ]);
  const name = [...pageAt('/hi/Well_Side_Room').querySelectorAll('h1 > *')];
  expect(name.map(({ textContent }) => textContent)).toEqual(['Well-side', ' Room ಬಾವಿಕಟ್ಟೆ']);
  for (const part of [...headline, ...name]) expect(part.getAttribute('lang')).toBe('en');
  expect(pageAt('/hi/Well_Side_Room').title).not.toContain('<');
});

test('no mark of the build is left in pages, links and files', () => {
  const files = listFiles(dist).filter((path) => /\.(?:html|json|vcf|txt)$/.test(path));
  expect(files).toEqual(
    expect.arrayContaining(['/hi/index.html', '/hi/rooms.html', '/hi/rooms.json']),
  );
  for (const path of files) {
    expect([path, read(path).match(/[\uE000\uE001]|%EE%80%8[01]/i)]).toEqual([path, null]);
  }
});

test('who writes from a page in Hindi is thanked in Hindi', () => {
  const { languages } = JSON.parse(read('/_inn.json'));
  expect(languages.Hindi.prefix).toBe('/hi');
});
