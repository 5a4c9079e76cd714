import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { compressSite } from '../../build/hostFiles.ts';

/** Target size of the limit page's photograph, in bytes. */
const WEIGHT = 38_000;
/** Pixels on Lighthouse's phone: 412 CSS pixels at a density of 1.75. */
const WIDTH = 721;
const HEIGHT = 1082;
/** sharp's range of AVIF qualities. */
const QUALITIES = { low: 1, high: 100 };

/** Encodes at the quality that comes closest to `WEIGHT`. */
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

// For a page without a policy, our server would send its default one, which forbids inline styles.
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
 * Creates the page that all others are compared with: a heading and a full-screen photograph of
 * about 38 kB, compressed with Brotli for our own server.
 * @param folder the target, emptied first
 * @param photo a JPEG to encode
 * @returns the photograph's size in bytes
 */
export async function makeLimitPage(folder: string, photo: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const image = await encode(photo);
  writeFileSync(join(folder, 'photo.avif'), image);
  writeFileSync(join(folder, 'index.html'), HTML);
  await compressSite(folder);
  return image.length;
}
