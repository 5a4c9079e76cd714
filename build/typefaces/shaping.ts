import { Blob, BufferContentType, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';

// After these, a run has glyphs that the next step may replace.
const STEP = /^(?:start table GSUB|end reordering|ligated|replaced|multiplied|end recursing)/;
const segmenter = new Intl.Segmenter();

/** A word, and its syllables: a line may break between any two. */
const piecesOf = (word: string) => [
  word,
  ...Array.from(segmenter.segment(word), (one) => one.segment),
];

/**
 * The glyphs that draw these words, with those of intermediate steps: without one of them, a conjunct cannot be
 * composed.
 */
export function glyphsOf(font: Uint8Array, words: readonly string[], code: string): Set<number> {
  const shaper = new Font(new Face(new Blob(font)));
  const glyphs = new Set<number>();
  for (const piece of new Set(words.flatMap(piecesOf))) {
    const run = new Run();
    const note = () => {
      for (const { codepoint } of run.getGlyphInfos()) glyphs.add(codepoint);
    };
    run.addText(piece);
    run.guessSegmentProperties();
    run.setLanguage(code);
    run.setMessageFunc((_run, _font, message) => {
      if (STEP.test(message) && run.getContentType() === BufferContentType.GLYPHS) note();
      return true;
    });
    shape(shaper, run);
    note();
  }
  return glyphs;
}
