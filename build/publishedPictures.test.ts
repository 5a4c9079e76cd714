import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../lib/files.ts';
import { folderWith } from '../tests/mail/support/folders.ts';
import {
  refuseMetadata,
  removeUnnamed,
  renamePictures,
  withPictureNames,
} from './publishedPictures.ts';

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

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(dist, '_astro'));
});
afterEach(() => rmSync(dist, { recursive: true }));

async function put(name: string, width: number, height: number, background = '#123456') {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  writeFileSync(join(dist, '_astro', name), await picture.jpeg().toBuffer());
}
const names = () => readdirSync(join(dist, '_astro')).sort();

test('all sizes of a photograph get one hash and their width', async () => {
  await put('terrace.AbC123_one.jpeg', 30, 20);
  await put('terrace.AbC123_Two2.jpeg', 60, 40);
  const addresses = await renamePictures(dist);
  const [small, large] = ['one', 'Two2'].map((made) =>
    addresses.get(`/_astro/terrace.AbC123_${made}.jpeg`),
  );
  expect(small).toMatch(/^\/_astro\/terrace\.[\w-]{6}-30\.jpeg$/);
  expect(large).toBe(small?.replace('-30', '-60'));
  expect(names()).toEqual([small, large].map((address) => address?.replace('/_astro/', '')).sort());
});

test('two crops of one width keep apart', async () => {
  await put('terrace.AbC123_one.jpeg', 30, 20, '#ffffff');
  await put('terrace.AbC123_two.jpeg', 30, 20, '#000000');
  const addresses = [...(await renamePictures(dist)).values()];
  expect(new Set(addresses).size).toBe(2);
  expect(addresses.every((address) => existsSync(join(dist, address)))).toBe(true);
});

test('the hash changes with what was made of the photograph', async () => {
  await put('terrace.AbC123_one.jpeg', 30, 20);
  const [before] = (await renamePictures(dist)).values();
  rmSync(join(dist, before ?? ''));
  await put('terrace.AbC123_other.jpeg', 30, 20);
  const [after] = (await renamePictures(dist)).values();
  expect(after).not.toBe(before);
});

test('originals, scripts and typefaces keep their names', async () => {
  await put('terrace.AbC123.jpg', 30, 20);
  writeFileSync(join(dist, '_astro/rooms.AbC123.js'), '');
  expect((await renamePictures(dist)).size).toBe(0);
  expect(names()).toEqual(['rooms.AbC123.js', 'terrace.AbC123.jpg']);
});

test('a text follows the pictures, and nothing else in it changes', () => {
  const addresses = new Map([['/_astro/a.AbC123_x.avif', '/_astro/a.Q-30.avif']]);
  const text = 'https://inn.example/_astro/a.AbC123_x.avif 30w, /_astro/b.AbC123_x.avif 60w';
  expect(withPictureNames(text, addresses)).toBe(
    'https://inn.example/_astro/a.Q-30.avif 30w, /_astro/b.AbC123_x.avif 60w',
  );
});
