import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileAt, pages, said } from './support/site.ts';

interface Manifest {
  name: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

async function sizeOf(path: string): Promise<string> {
  const { width, height } = await sharp(fileAt(path)).metadata();
  return `${width}x${height}`;
}

test.each(pages.map((page) => [page.route, page] as const))('%s links the icons', (_, page) => {
  for (const selector of ['link[rel=icon][type]', 'link[rel=icon][sizes]', 'link[rel=manifest]']) {
    expect(fileAt(said(page, selector, 'href') ?? '')).toBeDefined();
  }
  expect(said(page, 'link[rel="apple-touch-icon"]', 'href')).toBe('/apple-touch-icon.png');
});

test('the icons have the sizes that are said of them', async () => {
  expect(await sizeOf('/apple-touch-icon.png')).toBe('180x180');
  const ico = fileAt('/favicon.ico');
  expect([ico?.readUInt16LE(2), ico?.[6], ico?.[7]]).toEqual([1, 32, 32]);
});

test('the manifest names the inn and icons that exist in their sizes', async () => {
  const manifest = JSON.parse(String(fileAt('/site.webmanifest'))) as Manifest;
  expect(manifest.name).toBeTruthy();
  for (const { src, sizes, type } of manifest.icons) {
    expect(type).toBe('image/png');
    expect(await sizeOf(src)).toBe(sizes);
  }
  const has = (sizes: string, purpose: string) =>
    manifest.icons.some((icon) => icon.sizes === sizes && icon.purpose === purpose);
  expect([has('192x192', 'any'), has('512x512', 'any'), has('512x512', 'maskable')]).toEqual([
    ...[true, true, true],
  ]);
});
