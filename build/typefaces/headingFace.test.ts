import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { unpack } from '../../lib/woff2.ts';
import { type Translated, translatedCodes } from '../../src/site/languages.ts';
import { typefaceOf } from '../../src/site/typefaces.ts';
import { subsetFace, wholeFace } from './headingFace.ts';
import { wordsOf } from './words.ts';

const root = join(import.meta.dirname, '../..');
const wordsIn = (code: Translated) => wordsOf(join(root, 'content'), join(root, 'src'), code);

const openFace = async (woff2: Uint8Array) => new Font(new Face(new Blob(await unpack(woff2))));

/** The outlines of a word's glyphs, each at its place. */
function drawn(font: Font, word: string): unknown[] {
  const run = new Run();
  run.addText(word);
  run.guessSegmentProperties();
  shape(font, run);
  const places = run.getGlyphPositions();
  return run
    .getGlyphInfos()
    .map(({ codepoint }, index) => [font.glyphToPath(codepoint), places[index]]);
}

test.each(translatedCodes.filter(typefaceOf))(
  'the face of %s letters every word as the whole face does',
  async (code) => {
    const words = wordsIn(code);
    const face = await subsetFace(code, words);
    const [own, whole] = await Promise.all([
      openFace(face),
      openFace(readFileSync(wholeFace(code))),
    ]);
    for (const word of words) expect([word, drawn(own, word)]).toEqual([word, drawn(whole, word)]);
    expect(face.length).toBeLessThanOrEqual(20_000);
  },
);

test('the face lacks words that no sentence has', async () => {
  const face = await openFace(await subsetFace('hi', ['क्षेत्र']));
  const whole = await openFace(readFileSync(wholeFace('hi')));
  expect(drawn(face, 'क्षेत्र')).toEqual(drawn(whole, 'क्षेत्र'));
  expect(drawn(face, 'दृष्टि')).not.toEqual(drawn(whole, 'दृष्टि'));
});

test('words come from the inn’s and the interface’s sentences, in the language’s own letters only', () => {
  for (const [code, word, other] of [
    ['kn', 'ಬೊಮ್ಮನಹಳ್ಳಿ', 'कमरा'],
    ['hi', 'कमरा', 'ಒಳಗೆ'],
  ] as const) {
    const words = wordsIn(code);
    expect(words).toContain(word);
    expect(words).not.toContain(other);
    expect(words.filter((one) => /[!-~]/.test(one))).toEqual([]);
  }
});
