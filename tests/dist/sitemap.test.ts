import { expect, test } from 'vitest';
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

test('llms.txt names every listed page, and no address where nothing is', () => {
  const llms = String(fileAt('/llms.txt'));
  expect(llms).toMatch(/^# .+\n\n> /);
  const named = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => ownPath(address));
  expect([...new Set(named)].sort()).toEqual(listed.map(({ route }) => route).sort());
});
