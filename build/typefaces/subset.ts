import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, BufferContentType, Face, Font, Buffer as Run, shape } from 'harfbuzzjs';

// HarfBuzz's messages after which a run has glyphs that the next step may replace.
const STEP = /^(?:start table GSUB|end reordering|ligated|replaced|multiplied|end recursing)/;
const segmenter = new Intl.Segmenter();

/** A word and its grapheme clusters: a line may break between any two. */
const piecesOf = (word: string) => [
  word,
  ...Array.from(segmenter.segment(word), (one) => one.segment),
];

/**
 * The glyphs that draw these words, including those of intermediate shaping steps, from which conjuncts are
 * composed.
 */
export function glyphsOf(font: Uint8Array, words: readonly string[], code: string): Set<number> {
  const shaper = new Font(new Face(new Blob(font)));
  const glyphs = new Set<number>();
  for (const piece of new Set(words.flatMap(piecesOf))) {
    const run = new Run();
    const collect = () => {
      for (const { codepoint } of run.getGlyphInfos()) glyphs.add(codepoint);
    };
    run.addText(piece);
    run.guessSegmentProperties();
    run.setLanguage(code);
    run.setMessageFunc((_run, _font, message) => {
      if (STEP.test(message) && run.getContentType() === BufferContentType.GLYPHS) collect();
      return true;
    });
    shape(shaper, run);
    collect();
  }
  return glyphs;
}

/** The functions of HarfBuzz's subsetter that this module calls: the package has no JavaScript for it. */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(address: number): void;
  hb_blob_create(data: number, size: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, size: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_pin_axis_location(
    input: number,
    face: number,
    axis: number,
    value: number,
  ): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const WRITABLE = 2;
// Hints are a third of the file and do nothing on a phone.
const NO_HINTING = 0x1;
// Do not add the glyphs that layout rules can reach: `glyphsOf` finds the ones that are used.
const NO_LAYOUT_CLOSURE = 0x200;

const tagOf = (name: string) =>
  [...name].reduce((tag, letter) => (tag << 8) + letter.charCodeAt(0), 0);

async function loadSubsetter(): Promise<Subsetter> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter._initialize();
  return subsetter;
}

/** The parts of a font to keep. */
export interface Subset {
  letters: Iterable<string>;
  glyphs: Iterable<number>;
  /** The values at which to pin the axes of a variable font, by their tags. */
  axes?: Readonly<Record<string, number>> | undefined;
}

/** A TrueType or OpenType font with these letters and glyphs alone. */
export async function subsetOf(font: Uint8Array, { letters, glyphs, axes = {} }: Subset) {
  const hb = await loadSubsetter();
  const heap = () => new Uint8Array(hb.memory.buffer);
  const bytes = hb.malloc(font.length);
  heap().set(font, bytes);
  const blob = hb.hb_blob_create(bytes, font.length, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const codepoints = hb.hb_subset_input_unicode_set(input);
  for (const letter of letters) hb.hb_set_add(codepoints, letter.codePointAt(0) ?? 0);
  const chosen = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(chosen, glyph);
  for (const [axis, value] of Object.entries(axes)) {
    hb.hb_subset_input_pin_axis_location(input, face, tagOf(axis), value);
  }
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('A typeface could not be cut: its file may be damaged.');
  const result = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(result, 0);
  // Free nothing: the garbage collector takes the WebAssembly instance with all its memory.
  return heap().slice(start, start + hb.hb_blob_get_length(result));
}
