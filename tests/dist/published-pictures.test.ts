/** The larger inn's photographs contain a location, like a phone's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listFiles } from '../../lib/files.ts';
import { LARGER_INN } from './support/largerInn.ts';
import { DIST } from './support/site.ts';

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|tiff?|webp)$/i;
const PAGE = /\.(?:html|xml|webmanifest)$/;

const builds = () => [DIST, LARGER_INN];
const read = (dist: string, path: string) => readFileSync(join(dist, path));

test('every picture of the build is one that a page names: no original is published', () => {
  for (const dist of builds()) {
    const paths = listFiles(dist);
    const pages = paths.filter((path) => PAGE.test(path)).map((path) => read(dist, path));
    const text = Buffer.concat(pages).toString();
    const pictures = paths.filter((path) => PICTURE.test(path) && path !== '/favicon.ico');
    expect(pictures.length).toBeGreaterThan(100);
    expect(pictures.filter((path) => !text.includes(path))).toEqual([]);
  }
});

test('no picture of the build tells where, when or with what it was taken', async () => {
  for (const dist of builds()) {
    for (const path of listFiles(dist).filter((one) => PICTURE.test(one))) {
      const content = read(dist, path);
      expect(content.includes('Exif\0\0') || content.includes('Telephone'), path).toBe(false);
      if (path.endsWith('.ico')) continue;
      const { exif, xmp, iptc } = await sharp(content).metadata();
      expect([path, exif, xmp, iptc]).toEqual([path, undefined, undefined, undefined]);
    }
  }
});
