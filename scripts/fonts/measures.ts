import { type Font, openSync } from 'fontkit';

/** What a fallback needs to take up the web font's room, in per cent, as CSS's descriptors name it. */
export interface Measures {
  'size-adjust': number;
  'ascent-override': number;
  'descent-override': number;
  'line-gap-override': number;
}

/** A typeface of one file. */
export function openFont(file: string): Font {
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} is a collection: name a file of one typeface.`);
  return font;
}

/** How wide these words run in a typeface, spaces included, in ems. */
function widthOf(font: Font, words: readonly string[]): number {
  const advance = (text: string) => font.layout(text).advanceWidth;
  const sum = words.reduce((total, word) => total + advance(word), 0);
  return (sum + words.length * advance(' ')) / font.unitsPerEm;
}

/** The measures with which `fallback` sets these words as wide as `web`, on lines as high. */
export function measuresOf(web: Font, fallback: Font, words: readonly string[]): Measures {
  const scale = widthOf(web, words) / widthOf(fallback, words);
  // The overrides are in ems of the fallback as it is scaled.
  const share = (units: number) => (100 * units) / web.unitsPerEm / scale;
  return {
    'size-adjust': 100 * scale,
    'ascent-override': share(web.ascent),
    'descent-override': share(-web.descent),
    'line-gap-override': share(web.lineGap),
  };
}
