import { expect, test } from 'vitest';
import { sitemapOf, withPhotographs } from './sitemap.ts';

const page = (body: string) =>
  `<html><body><header><img src="/logo.jpeg"></header><main id="content">${body}</main></body></html>`;

test('a page is listed with its own photographs, each once', () => {
  const image = '<img alt="" src="/_astro/bed.jpeg"/>';
  const map = withPhotographs(sitemapOf(['https://inn.example/rooms']), () => page(image + image));
  expect(map).toContain('<loc>https://inn.example/rooms</loc>');
  expect(map.match(/<image:loc>[^<]*/g)).toEqual([
    '<image:loc>https://inn.example/_astro/bed.jpeg',
  ]);
});

test('the name of a photograph may be escaped in any way', () => {
  const image = (name: string) => `<img alt="" src="/_astro/${name}.jpeg"/>`;
  const images = ['a&amp;b', 'a&#38;b', 'a&#x26;b'].map(image).join('');
  const map = withPhotographs(sitemapOf(['https://inn.example/']), () => page(images));
  expect(map.match(/<image:loc>[^<]*/g)).toEqual([
    '<image:loc>https://inn.example/_astro/a&amp;b.jpeg',
  ]);
});

test('each page is read by its own path', () => {
  const asked: string[] = [];
  withPhotographs(sitemapOf(['https://inn.example/', 'https://inn.example/a&b']), (path) => {
    asked.push(path);
    return page('');
  });
  expect(asked).toEqual(['/', '/a&b']);
});

test('an address with XML characters is escaped', () => {
  expect(sitemapOf(['https://inn.example/a&b'])).toContain('/a&amp;b</loc>');
});
