import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtSite } from '../support/builds.ts';
import { NOWHERE, ROUTES } from '../support/routes.ts';
import { addressesOf } from './support/addresses.ts';
import { clean, type Host, openHost, plain, type Rule } from './support/hosts.ts';
import { DIST, origin, ownPath, said } from './support/site.ts';

const inFolders = await builtSite('folders', { settings: { BUILD_FORMAT: 'folders' } });

interface Build {
  name: string;
  dist: string;
  rule: Rule;
  /** The final address of a page after redirects, which begin with a folder's own on any host. */
  pageAt: (route: string) => string;
}

const BUILDS: readonly Build[] = [
  {
    name: 'files, on a host with clean addresses',
    dist: DIST,
    rule: clean,
    pageAt: (at) => at.replace(/^\/(?:kn|hi)$/, '$&/'),
  },
  {
    name: 'folders, on the plainest host',
    dist: inFolders.dist,
    rule: plain,
    pageAt: (at) => at.replace(/\/?$/, '/'),
  },
];

describe.each(BUILDS)('the build in $name', ({ dist, rule, pageAt }) => {
  let host: Host;
  beforeAll(async () => {
    host = await openHost(dist, rule);
  });
  afterAll(() => host.close());

  const visit = async (path: string) => {
    const answer = await fetch(host.origin + path);
    const html = await answer.text();
    return { status: answer.status, at: new URL(answer.url).pathname, html };
  };
  const pageOf = async (route: string) => {
    const { html, at } = await visit(route);
    return { route: at, html, document: new DOMParser().parseFromString(html, 'text/html') };
  };
  const textsOf = async (path: string, pattern: RegExp) =>
    [...(await visit(path)).html.matchAll(pattern)].map(([, text = '']) => text);

  /** Which of these addresses on the site do not exist. */
  const missing = async (addresses: readonly string[], from = '/') => {
    const paths = new Set(addresses.map((address) => ownPath(address, from)));
    paths.delete(undefined);
    const seen = [...paths].map(async (path = '') => ({ path, ...(await visit(path)) }));
    return (await Promise.all(seen)).filter(({ status }) => status !== 200);
  };

  test.each([
    ...[...ROUTES, '/sent', '/not-sent', '/card', '/drivers-card', '/offline'],
    // Pages in other languages, whose home page is a folder's.
    ...['/kn', '/kn/', '/kn/rooms', '/hi', '/hi/contact', '/hi/sent'],
  ])('answers %s, and all it links to', async (route) => {
    expect(await visit(route)).toMatchObject({ status: 200, at: pageAt(route) });
    const page = await pageOf(route);
    const canonical = said(page, 'link[rel=canonical]', 'href');
    const plain = route.replace(/(?<=.)\/$/, '');
    const isListed = ROUTES.includes(plain.replace(/^\/(?:kn|hi)/, '') || '/');
    expect(canonical).toBe(isListed ? new URL(plain, origin).href : undefined);
    const addresses = addressesOf(page);
    expect(addresses.length).toBeGreaterThan(20);
    expect(await missing(addresses, page.route)).toEqual([]);
  });

  test('answers all that the sitemap, llms.txt and the manifest name', async () => {
    const listed = await textsOf('/sitemap.xml', /<loc>([^<]+)<\/loc>/g);
    expect(listed).toEqual(expect.arrayContaining(ROUTES.map((at) => new URL(at, origin).href)));
    const photographs = await textsOf('/sitemap.xml', /<image:loc>([^<]+)</g);
    const told = await textsOf('/llms.txt', /\]\(([^)]+)\)/g);
    const icons = await textsOf('/site.webmanifest', /"src": ?"([^"]+)"/g);
    const robots = await textsOf('/robots.txt', /^Sitemap: (.+)$/gm);
    for (const addresses of [photographs, told, icons, robots]) {
      expect(addresses.length).toBeGreaterThan(0);
    }
    const all = [...listed, ...photographs, ...told, ...icons, ...robots];
    expect(await missing(all)).toEqual([]);
  });

  test.each([NOWHERE, `/kn${NOWHERE}`])(
    'shows the page for what is not there: %s',
    async (path) => {
      const { status, html } = await visit(path);
      expect(status).toBe(404);
      expect(html).toBe((await visit('/404.html')).html);
      const page = new DOMParser().parseFromString(html, 'text/html');
      const homes = [...page.querySelectorAll('main a[data-language]')].map((link) => [
        link.getAttribute('lang'),
        link.getAttribute('href'),
        /\p{Script=Kannada}|\p{Script=Devanagari}/u.test(link.textContent ?? ''),
      ]);
      expect(homes).toEqual([
        ['kn-IN', '/kn', true],
        ['hi-IN', '/hi', true],
      ]);
      expect(await missing(homes.map(([, home]) => String(home)))).toEqual([]);
    },
  );
});

test('the default build does not suit the plainest host', async () => {
  const host = await openHost(DIST, plain);
  expect((await fetch(`${host.origin}/rooms`)).status).toBe(404);
  host.close();
});
