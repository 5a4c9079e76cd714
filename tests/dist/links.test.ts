import { expect, test } from 'vitest';
import { knownFiles } from '../../src/content/files.ts';
import { goodToKnow } from '../../src/content/schema/goodToKnow.ts';
import { addressesOf } from './support/addresses.ts';
import type { Page } from './support/pages.ts';
import { fileAt, listed, ownPath, pages } from './support/site.ts';

const byRoute = new Map(pages.map((page) => [page.route, page]));
const each = test.each(pages.map((page) => [page.route, page] as const));

/** Why this address cannot be followed from this page; undefined if it can. */
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

test('the editor opens the page beside a form at a part that is there', () => {
  const home = byRoute.get('/') as Page;
  const parts = knownFiles.map(({ preview }) => preview).filter((one) => one.includes('#'));
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.map((part) => brokenness(part, home)).filter(Boolean)).toEqual([]);
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

test('no question may have an id that its page has for something else', () => {
  const elements = byRoute.get('/good-to-know')?.document.querySelectorAll('[id]') ?? [];
  const ids = [...elements].filter((one) => !one.matches('details > [id]')).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['content', 'questions-1']));
  const isRefused = (id: string) => {
    const groups = [{ heading: 'Arriving', questions: [{ id, question: 'Is there a lift?' }] }];
    const { error } = goodToKnow.safeParse({ groups });
    return error?.issues.some(({ path }) => path.at(-1) === 'id');
  };
  expect(isRefused('lift')).toBe(false);
  expect(ids.filter((id) => !isRefused(id))).toEqual([]);
});
