// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { speculationRules } from './speculation.ts';

const fetched = vi.fn(async () => new Response());
vi.stubGlobal('fetch', fetched);
// Without speculation rules, which jsdom lacks.
await import('./prefetch.ts');

document.body.innerHTML = `<a data-room="Attic" href="/Attic"><span>Attic</span></a>
  <a href="/about">About</a>
  <a download href="/card">Card</a>
  <a href="/map#way">Map</a>`;

test('a page is fetched once a guest points at its link; room tabs, downloads and anchors are not', () => {
  for (const part of document.querySelectorAll('span, a')) {
    part.dispatchEvent(new Event('pointerover', { bubbles: true }));
  }
  const about = new URL('/about', location.href).href;
  expect(fetched).toHaveBeenCalledExactlyOnceWith(about, expect.anything());
});

test('nor are those links prerendered', () => {
  const [{ where }] = JSON.parse(speculationRules).prerender;
  const selectors: string[] = where.and.flatMap((rule: { not?: { selector_matches?: string } }) =>
    rule.not?.selector_matches ? [rule.not.selector_matches] : [],
  );
  expect(selectors).toHaveLength(1);
  const allowed = [...document.querySelectorAll('a')].filter(
    (link) => !link.matches(selectors.join()),
  );
  expect(allowed.map((link) => link.pathname)).toEqual(['/about']);
});
