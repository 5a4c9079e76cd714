import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { compressSite } from '../../build/compress.ts';

/** The photograph's weight that the limit page is promised with, in bytes. */
const WEIGHT = 38_000;
/** In pixels: what Lighthouse's phone shows, 412 CSS pixels across at a density of 1.75. */
const WIDTH = 721;
const HEIGHT = 1082;
/** sharp's range of AVIF qualities. */
const QUALITIES = { low: 1, high: 100 };

/** Encodes at the quality whose bytes come nearest to `WEIGHT`. */
async function encode(photo: string): Promise<Buffer> {
  const pixels = await sharp(photo).resize(WIDTH, HEIGHT, { fit: 'cover' }).png().toBuffer();
  const at = (quality: number) => sharp(pixels).avif({ quality, effort: 2 }).toBuffer();
  const distance = ({ length }: Buffer) => Math.abs(length - WEIGHT);
  let { low, high } = QUALITIES;
  let best = await at(low);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const tried = await at(middle);
    if (distance(tried) < distance(best)) best = tried;
    if (tried.length <= WEIGHT) low = middle;
    else high = middle - 1;
  }
  return best;
}

// What our server answers with in the header as well; without it no style in the page is allowed.
const POLICY = "default-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:";

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The limit</title>
<meta http-equiv="content-security-policy" content="${POLICY}">
<meta name="description" content="One heading and one photograph: what no page can beat.">
<link rel="icon" href="data:,">
<style>body{margin:0}img{display:block;width:100%;height:auto}</style>
</head>
<body>
<main>
<h1>The limit</h1>
<img src="/photo.avif" alt="A photograph" width="${WIDTH}" height="${HEIGHT}" fetchpriority="high">
</main>
</body>
</html>
`;

/**
 * Makes the page every other is held against: one heading and one photograph of about 38 kB
 * across the whole screen, nothing else, ready to be served by our own server with Brotli.
 * @param folder where to; emptied first.
 * @param photo a JPEG to encode.
 * @returns the photograph's weight in bytes.
 */
export async function makeLimitPage(folder: string, photo: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const image = await encode(photo);
  writeFileSync(join(folder, 'photo.avif'), image);
  writeFileSync(join(folder, 'index.html'), HTML);
  compressSite(folder);
  return image.length;
}
