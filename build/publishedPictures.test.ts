import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listFiles } from '../lib/files.ts';
import { folderWith } from '../tests/mail/support/folders.ts';
import { refuseMetadata, removeUnnamed } from './publishedPictures.ts';

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } });

test('pictures that no page names are not published, least of all the photographs themselves', () => {
  const dist = folderWith({
    'index.html':
      '<img src="/_astro/logo.AbC123.png"><img src="/_astro/our%20map%20(2).AbC123.png">' +
      '<img srcset="/_astro/b&amp;b.AbC123_x.avif 30w, /_astro/terrace.AbC123_x.avif 60w">',
    '_astro/rooms.AbC123.js': 'const ornament = "/_astro/jaali.AbC123.webp";',
    '_astro/logo.AbC123.png': '',
    '_astro/our map (2).AbC123.png': '',
    '_astro/b&b.AbC123_x.avif': '',
    '_astro/jaali.AbC123.webp': '',
    '_astro/terrace.AbC123.jpg': '',
    '_astro/idle.AbC123.JPG': '',
    '_astro/terrace.AbC123_x.avif': '',
    '_astro/terrace.AbC123_unused.jpeg': '',
  });
  removeUnnamed(dist);
  expect(listFiles(dist).filter((path) => !/(?:js|html)$/.test(path))).toEqual([
    '/_astro/b&b.AbC123_x.avif',
    '/_astro/jaali.AbC123.webp',
    '/_astro/logo.AbC123.png',
    '/_astro/our map (2).AbC123.png',
    '/_astro/terrace.AbC123_x.avif',
  ]);
});

test('a build with a picture that tells where it was taken is refused by name', async () => {
  const dist = folderWith({ 'share/home.jpg': await picture().jpeg().toBuffer() });
  await refuseMetadata(dist);
  const position = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 55/1 0/1' } };
  writeFileSync(join(dist, 'owner.jpg'), await picture().withExif(position).jpeg().toBuffer());
  await expect(refuseMetadata(dist)).rejects.toThrow('/owner.jpg would be published with');
});
