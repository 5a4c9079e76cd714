import { expect, test } from 'vitest';
import { cacheControlOf, ownHeadersOf, pagePolicyOf } from './headers.ts';

test('a page’s header says what its meta element does, and who may frame it', () => {
  const html = `<head><meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' 'sha256-a+b/c=';"></head>`;
  expect(pagePolicyOf(html)).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a+b/c='; frame-ancestors 'none'",
  );
});

test('the order of attributes and escaped quotes make no difference', () => {
  const html = '<meta content="default-src &#39;self&#39;" http-equiv=Content-Security-Policy>';
  expect(pagePolicyOf(html)).toBe("default-src 'self'; frame-ancestors 'none'");
});

test('a page without a policy gets a strict one', () => {
  expect(pagePolicyOf('<p>')).toMatch(/^default-src 'self'; .*frame-ancestors 'none'$/);
  expect(pagePolicyOf('<p>')).not.toContain('unsafe');
});

test('the contact page is one, whatever is asked about', () => {
  const header = 'params=("room" "guests" "rooms")';
  expect(ownHeadersOf('/contact')).toEqual({ 'No-Vary-Search': header });
  expect(ownHeadersOf('/rooms')).toEqual({});
});

test('files whose name changes with their content are kept for good', () => {
  expect(cacheControlOf('/_astro/app.B7xk2.js')).toContain('immutable');
  expect(cacheControlOf('/fonts/text.woff2')).toContain('immutable');
  expect(cacheControlOf('/about.html')).toBe('public, max-age=0, must-revalidate');
});
