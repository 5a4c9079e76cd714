import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { folderWith, SITE_FILES } from '../tests/mail/support/folders.ts';
import { headersFile, writeHostFiles, writeMovedPages } from './hostFiles.ts';

async function builtSite(): Promise<(path: string) => Buffer> {
  const dist = folderWith(SITE_FILES);
  await writeHostFiles(dist);
  return (path) => readFileSync(join(dist, path));
}

test('a static host gets each header under one matching path only', async () => {
  const headers = (await builtSite())('_headers').toString();
  expect(headers).toContain('/*\n  X-Content-Type-Options: nosniff\n');
  expect(headers).toContain('/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  const everywhere = headers.slice(0, headers.indexOf('\n/'));
  expect(everywhere).toContain("\n  Content-Security-Policy: frame-ancestors 'none'");
  expect(everywhere).not.toContain('Cache-Control');
  expect(headers).not.toMatch(/^\/404|^\/500/m);
});

test('a static host gets No-Vary-Search for the contact page', () => {
  expect(headersFile(['/contact'])).toContain(
    '\n/contact\n  No-Vary-Search: params=("room" "guests" "rooms")\n',
  );
});

test('a static host gets the redirects', async () => {
  expect((await builtSite())('_redirects').toString()).toBe(
    '/deluxe_double_non-ac_room /Deluxe_Double_Non-AC_Room 301\n',
  );
});

test('text is compressed, pictures and fonts are not', async () => {
  const read = await builtSite();
  const page = read('about.html').toString();
  expect(brotliDecompressSync(read('about.html.br')).toString()).toBe(page);
  expect(gunzipSync(read('about.html.gz')).toString()).toBe(page);
  for (const path of ['photo.webp.br', 'fonts/text.woff2.gz', 'robots.txt.br']) {
    expect(() => read(path), path).toThrow('ENOENT');
  }
});

test('pages have no header rules of their own, since Cloudflare Pages reads at most a hundred', () => {
  const pages = Array.from({ length: 200 }, (_, index) => `/page${index}`);
  expect(headersFile(pages).match(/^\/.*/gm)).toEqual(['/*', '/_astro/*']);
});

test('an old address gets a forwarding page, unless a page is there', () => {
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
