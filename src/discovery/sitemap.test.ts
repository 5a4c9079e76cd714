import { expect, test } from 'vitest';
import { sitemapOf } from './sitemap.ts';

const page = (route: string, body: string, head = '') => ({
  route,
  html: `<html><head>${head}</head><body><header><img src="/logo.jpeg"></header><main id="content">${body}</main></body></html>`,
});
const origin = 'https://inn.example';

test('a page is listed with its own photographs, each once', () => {
  const image = '<img alt="" src="/_astro/bed.jpeg"/>';
  const map = sitemapOf([page('/rooms', image + image)], origin);
  expect(map).toContain('<loc>https://inn.example/rooms</loc>');
  expect(map.match(/<image:loc>[^<]*/g)).toEqual([
    '<image:loc>https://inn.example/_astro/bed.jpeg',
  ]);
});

test('a page that asks to be left out is left out', () => {
  const unlisted = page('/sent', '', '<meta name="robots" content="noindex">');
  expect(sitemapOf([unlisted], origin)).not.toContain('/sent');
});

test('an address with signs of XML is escaped', () => {
  expect(sitemapOf([page('/a&b', '')], origin)).toContain('/a&#38;b</loc>');
});
