import { expect, test } from 'vitest';
import { languageCodes, routeIn } from '../../src/site/languages.ts';
import { fileAt, listed, origin, ownPath } from './support/site.ts';

const xml = String(fileAt('/sitemap.xml'));
const sitemap = new DOMParser().parseFromString(xml, 'text/xml');
const textsOf = (name: string) =>
  [...sitemap.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');

test('the sitemap lists every page search engines may list, and no other', () => {
  const expected = listed.map(({ route }) => new URL(route, origin).href);
  expect(textsOf('loc').sort()).toEqual(expected.sort());
});

test('a page is listed with its photographs, and each of them exists', () => {
  for (const url of sitemap.getElementsByTagName('url')) {
    const route = ownPath(url.getElementsByTagName('loc')[0]?.textContent ?? '');
    const page = listed.find((one) => one.route === route);
    const shows = /<img/.test(page?.html ?? '');
    expect({ route, named: url.getElementsByTagName('image:loc').length > 0 }).toEqual({
      route,
      named: shows,
    });
  }
  const missing = textsOf('image:loc').filter((image) => !fileAt(ownPath(image) ?? 'elsewhere'));
  expect(missing).toEqual([]);
});

test('robots may read everything, and learn where the sitemap is', () => {
  const robots = String(fileAt('/robots.txt'));
  expect(robots).not.toMatch(/^Disallow: ./m);
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('a page is listed with its counterparts in other languages', () => {
  for (const url of sitemap.getElementsByTagName('url')) {
    const links = [...url.getElementsByTagName('xhtml:link')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    const route = ownPath(url.getElementsByTagName('loc')[0]?.textContent ?? '');
    const own = listed.find((page) => page.route === route);
    const all = listed.filter(({ english }) => english === own?.english);
    const addresses = all.map((page) => [page.code, new URL(page.route, origin).href]).sort();
    // A page that is not translated yet stands alone.
    expect(links.sort()).toEqual(all.length > 1 ? addresses : []);
  }
});

test.each(languageCodes)('llms.txt in %s names every listed page, and other languages', (code) => {
  const inCode = ({ english }: (typeof listed)[number]) =>
    listed.find((page) => page.code === code && page.english === english)?.route ?? english;
  const llms = String(fileAt(routeIn(code, '/llms.txt')));
  expect(llms).toMatch(/^# .+\n\n> /);
  expect(llms).not.toMatch(/[\ue000\ue001]/);
  const named = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => ownPath(address));
  const others = languageCodes.filter((other) => other !== code);
  expect([...new Set(named)].sort()).toEqual(
    [
      ...listed.filter((page) => page.code === 'en').map(inCode),
      ...others.map((other) => routeIn(other, '/llms.txt')),
    ].sort(),
  );
});
