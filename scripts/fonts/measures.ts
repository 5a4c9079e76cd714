import { type Font, openSync } from 'fontkit';

/**
 * What a fallback font needs to take up the same space as the web font, in per cent, by CSS
 * descriptor.
 */
export interface Measures {
  'size-adjust': number;
  'ascent-override': number;
  'descent-override': number;
  'line-gap-override': number;
}

/** Opens a font file with a single font. */
export function openFont(file: string): Font {
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} is a collection: name a file of one typeface.`);
  return font;
}

/** The width of these words in a font, including spaces, in ems. */
function widthOf(font: Font, words: readonly string[]): number {
  const advance = (text: string) => font.layout(text).advanceWidth;
  const sum = words.reduce((total, word) => total + advance(word), 0);
  return (sum + words.length * advance(' ')) / font.unitsPerEm;
}

/** Measures `fallback` so that it sets these words as wide and on lines as tall as `web`. */
export function measuresOf(web: Font, fallback: Font, words: readonly string[]): Measures {
  const scale = widthOf(web, words) / widthOf(fallback, words);
  // Overrides are in ems of the scaled fallback.
  const share = (units: number) => (100 * units) / web.unitsPerEm / scale;
  return {
    'size-adjust': 100 * scale,
    'ascent-override': share(web.ascent),
    'descent-override': share(-web.descent),
    'line-gap-override': share(web.lineGap),
  };
}
