/** Checks the figures in src/site/typefaces.ts against the fonts they describe. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { subsetFace } from '../../build/typefaces/headingFace.ts';
import { wordsOf } from '../../build/typefaces/words.ts';
import { unpack } from '../../lib/woff2.ts';
import { typefaceOf } from './typefaces.ts';

const root = join(import.meta.dirname, '../..');

/** The width of these words, in ems. */
function widthOf(bytes: Uint8Array, words: readonly string[]): number {
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  const units = words.map((word) => {
    const run = new Run();
    run.addText(word);
    run.guessSegmentProperties();
    shape(font, run);
    return run.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  });
  return units.reduce((sum, one) => sum + one, 0) / face.upem;
}

test.each([
  ['kn', 'Noto Sans Kannada'],
  ['hi', 'Noto Serif Devanagari'],
  ['hi', 'Noto Sans Devanagari'],
] as const)('in %s headings, %s takes up the room of the web font', async (code, family) => {
  const words = wordsOf(join(root, 'content'), join(root, 'src'), code);
  const file = `${family.toLowerCase().replaceAll(' ', '-')}/400Regular/${family.replaceAll(' ', '')}_400Regular.ttf`;
  const standIn = readFileSync(join(root, 'node_modules/@expo-google-fonts', file));
  const own = await unpack(await subsetFace(code, words));
  const right = (100 * widthOf(own, words)) / widthOf(standIn, words);
  // Other text than the sample's differs by half a per cent.
  expect(Math.abs((typefaceOf(code)?.fallbacks[family] ?? Number.NaN) - right)).toBeLessThan(1);
});
