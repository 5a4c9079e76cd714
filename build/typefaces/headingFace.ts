import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { writeFileAtomic } from '../../lib/files.ts';
import { pack, unpack } from '../../lib/woff2.ts';
import type { Translated } from '../../src/site/languages.ts';
import { type Typeface, typefaceOf } from '../../src/site/typefaces.ts';
import { glyphsOf, subsetOf } from './subset.ts';

/** The cache of subsets; `npm ci` deletes it with the installed packages. */
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/copperpod-inn/typefaces');
/** Part of the cache key: increment it when the way of making a subset changes. */
const EDITION = 1;

function faceOf(code: Translated): Typeface {
  const typeface = typefaceOf(code);
  if (!typeface) throw new Error(`There is no typeface for ${code}.`);
  return typeface;
}

/** The path of a language's typeface with all its glyphs. */
export const wholeFace = (code: Translated) =>
  createRequire(import.meta.url).resolve(faceOf(code).file);

/** Every character of these words, also decomposed: fonts contain some letters only as parts. */
export const lettersOf = (words: readonly string[]): string[] => {
  const text = words.join('');
  // Add the joiners, and the dotted circle on which browsers draw a sign without its letter.
  return [...new Set(`${text}${text.normalize('NFD')} \u200c\u200d\u25cc`)].sort();
};

/** The typeface of a language's headings, with only the glyphs for these words, as woff2. */
export async function subsetFace(code: Translated, words: readonly string[]): Promise<Uint8Array> {
  const whole = await unpack(readFileSync(wholeFace(code)));
  const glyphs = glyphsOf(whole, words, code);
  const { axes } = faceOf(code);
  return pack(await subsetOf(whole, { letters: lettersOf(words), glyphs, axes }));
}

/** The path of a file with that typeface, cached by its words. */
export async function subsetFaceFile(code: Translated, words: readonly string[]): Promise<string> {
  const whole = wholeFace(code);
  const hash = createHash('sha256')
    .update(JSON.stringify([EDITION, faceOf(code).axes, words]))
    .update(readFileSync(whole))
    .digest('hex')
    .slice(0, 16);
  const file = join(CACHE, hash, basename(whole).replace(/-(?:wght|400)-normal/, ''));
  if (!existsSync(file)) await writeFileAtomic(file, await subsetFace(code, words));
  return file;
}
