import { expect, test } from 'vitest';
import { cacheControlOf, ownHeadersOf, pagePolicyOf, policyHeaderOf } from './headers.ts';

const withPolicy = (meta: string) => `<head><meta charset="utf-8">${meta}</head>`;

test('the header only says who may frame the page, which a meta element cannot', () => {
  const html = withPolicy(
    `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' 'sha256-a+b/c=';">`,
  );
  expect(pagePolicyOf(html)).toBe("default-src 'self'; script-src 'self' 'sha256-a+b/c='");
  expect(policyHeaderOf(html)).toBe("frame-ancestors 'none'");
});

test('the order of attributes and escaped quotes make no difference', () => {
  for (const quote of ['&#39;', '&#x27;']) {
    const policy = `default-src ${quote}self${quote}`;
    const html = `<meta content="${policy}" http-equiv=Content-Security-Policy>`;
    expect(pagePolicyOf(html)).toBe("default-src 'self'");
  }
});

test('a page without a policy gets a strict one', () => {
  for (const html of ['<p>', withPolicy('<meta http-equiv=content-security-policy content="">')]) {
    expect(policyHeaderOf(html)).toMatch(/^default-src 'self'; .*frame-ancestors 'none'$/);
    expect(policyHeaderOf(html)).not.toContain('unsafe');
  }
});

test('the contact page is the same page, whatever the query', () => {
  const header = 'params=("room" "guests" "rooms")';
  expect(ownHeadersOf('/contact')).toEqual({ 'No-Vary-Search': header });
  expect(ownHeadersOf('/rooms')).toEqual({});
});

test('files whose names change with their content are cached for good', () => {
  expect(cacheControlOf('/_astro/app.B7xk2.js')).toContain('immutable');
  expect(cacheControlOf('/about.html')).toBe('public, max-age=0, must-revalidate');
});
