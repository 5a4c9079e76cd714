import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { folderWith, SITE_FILES } from '../tests/mail/support/folders.ts';
import { headersFile, writeHostFiles, writeMovedPages } from './hostFiles.ts';

function builtSite(): (path: string) => Buffer {
  const dist = folderWith(SITE_FILES);
  writeHostFiles(dist);
  return (path) => readFileSync(join(dist, path));
}

test('a static host is told the headers, each under one matching path only', () => {
  const headers = builtSite()('_headers').toString();
  expect(headers).toContain('/*\n  X-Content-Type-Options: nosniff\n');
  expect(headers).toContain('/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(headers).toContain(
    "/about\n  Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-About='; frame-ancestors 'none'\n",
  );
  const everywhere = headers.slice(0, headers.indexOf('\n/'));
  expect(everywhere).not.toMatch(/Cache-Control|Content-Security-Policy/);
  expect(headers).not.toMatch(/^\/404|^\/500/m);
});

test('a static host is told that the contact page is one, whatever is asked about', () => {
  const policy = "default-src 'self'";
  const said = '/contact\n  Content-Security-Policy: ';
  const own = '\n  No-Vary-Search: params=("room" "guests" "rooms")\n';
  expect(headersFile(new Map([['/contact', policy]]))).toContain(`${said}${policy}${own}`);
  const many = Array.from({ length: 98 }, (_, index) => [`/page${index}`, policy] as const);
  expect(headersFile(new Map([['/contact', policy], ...many]))).toContain(`\n/contact${own}`);
});

test('a static host is told the redirects', () => {
  expect(builtSite()('_redirects').toString()).toBe(
    '/deluxe_double_non-ac_room /Deluxe_Double_Non-AC_Room 301\n',
  );
});

test('text is compressed, pictures and fonts are not', () => {
  const read = builtSite();
  const page = read('about.html').toString();
  expect(brotliDecompressSync(read('about.html.br')).toString()).toBe(page);
  expect(gunzipSync(read('about.html.gz')).toString()).toBe(page);
  for (const path of ['photo.webp.br', 'fonts/text.woff2.gz', 'robots.txt.br']) {
    expect(() => read(path), path).toThrow('ENOENT');
  }
});

test('more pages than Cloudflare Pages reads rules for share what only a header can say', () => {
  const pages = (count: number) =>
    new Map(Array.from({ length: count }, (_, index) => [`/page${index}`, "default-src 'self'"]));
  const rulesOf = (headers: string) => headers.match(/^\/.*/gm);
  expect(rulesOf(headersFile(pages(97)))).toHaveLength(100);
  const many = headersFile(pages(98));
  expect(rulesOf(many)).toEqual(['/*', '/_astro/*', '/fonts/*']);
  expect(many).toContain("  Content-Security-Policy: frame-ancestors 'none'\n");
});

test('a policy too long for Cloudflare Pages is left to the page’s meta element', () => {
  const headers = headersFile(new Map([['/', `script-src ${"'sha256-x' ".repeat(200)}`]]));
  expect(headers).toContain("\n/\n  Content-Security-Policy: frame-ancestors 'none'\n");
});

test('an old address has a page that leads on, where no page is', () => {
  const dist = folderWith({ 'kept/index.html': 'a page of today', 'inn.vcf': 'a file' });
  const previous = new Map([
    ['/Old_Room', '/rooms'],
    ['/tariff.html', '/Attic'],
    ['/stay/doubles/', '/about'],
    ['/kept', '/about'],
    ['/inn.vcf', '/contact'],
    ['/inn.vcf/old', '/contact'],
    ['/old.html', '/rooms'],
    ['/old.html/double', '/rooms'],
  ]);
  writeMovedPages(dist, previous, 'https://inn.example');
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  expect(read('Old_Room/index.html')).toContain('content="0; url=/rooms"');
  expect(read('tariff.html')).toContain('<a href="/Attic">');
  expect(read('stay/doubles/index.html')).toContain(
    '<link rel="canonical" href="https://inn.example/about">',
  );
  expect(read('kept/index.html')).toBe('a page of today');
  expect(read('inn.vcf')).toBe('a file');
  expect(read('old.html')).toContain('url=/rooms');
});
