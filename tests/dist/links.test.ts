import { expect, test } from 'vitest';
import { fileAt, listed, ownPath, type Page, pages } from './support/site.ts';

const byRoute = new Map(pages.map((page) => [page.route, page]));
const each = test.each(pages.map((page) => [page.route, page] as const));

/** Every address in a page that a browser may follow or load. */
function addressesOf({ document }: Page): string[] {
  const plain = ['href', 'src', 'poster', 'component-url', 'renderer-url'].flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].map(
      (element) => element.getAttribute(attribute) ?? '',
    ),
  );
  const sets = [...document.querySelectorAll('[srcset], [imagesrcset]')].flatMap((element) =>
    (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '')
      .split(',')
      .map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  );
  return [...plain, ...sets].filter((address) => !/^(?:tel|mailto|data|sms):/.test(address));
}

/** What stands in the way of following this address from this page; undefined when nothing does. */
function brokenness(address: string, page: Page): string | undefined {
  const path = ownPath(address, page.route);
  if (path === undefined) return undefined;
  const target = byRoute.get(path);
  if (!target) return fileAt(path) ? undefined : `${address}: nothing there`;
  const fragment = decodeURIComponent(new URL(address, `http://site${page.route}`).hash.slice(1));
  if (!fragment || target.document.getElementById(fragment)) return undefined;
  return `${address}: no such part of the page`;
}

each('%s leads nowhere that is not there', (_, page) => {
  const broken = addressesOf(page).map((address) => brokenness(address, page));
  expect([...new Set(broken)].filter(Boolean)).toEqual([]);
});

test('every listed page is reached by links from the home page', () => {
  const reached = new Set(['/']);
  for (const route of reached) {
    const page = byRoute.get(route);
    for (const link of page?.document.querySelectorAll('a[href]') ?? []) {
      const path = ownPath(link.getAttribute('href') ?? '', route);
      if (path && byRoute.has(path)) reached.add(path);
    }
  }
  expect(listed.map(({ route }) => route).filter((route) => !reached.has(route))).toEqual([]);
});
