/** Checks the figures in src/styles/fonts.css against the fonts they describe. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { TYPEFACES } from '../../tests/support/typefaces.ts';

/**
 * What a fallback font needs to take up the same space as the web font, in per cent, by CSS
 * descriptor.
 */
interface Measures {
  'size-adjust': number;
  'ascent-override': number;
  'descent-override': number;
  'line-gap-override': number;
}

/** Opens a font file with a single font. */
function openFont(file: string): Font {
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} is a collection: name a file of one typeface.`);
  return font;
}

/** How often each word occurs. */
type Words = ReadonlyMap<string, number>;

/** The width of these words in a font, including spaces, in ems. */
function widthOf(font: Font, words: Words): number {
  const advance = (text: string) => font.layout(text).advanceWidth;
  const space = advance(' ');
  const sum = [...words].reduce(
    (total, [word, count]) => total + count * (advance(word) + space),
    0,
  );
  return sum / font.unitsPerEm;
}

/** Measures `fallback` so that it sets these words as wide and on lines as tall as `web`. */
function measuresOf(web: Font, fallback: Font, words: Words): Measures {
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

const root = join(import.meta.dirname, '../..');
const css = readFileSync(join(root, 'src/styles/fonts.css'), 'utf8');

/** Every text in a value parsed from YAML. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

// The sample's sentences, limited to the web fonts' characters.
const all = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .flatMap((path) => textsIn(parse(readFileSync(join(root, 'content', path), 'utf8'))))
  .filter((text) => /[a-z] [a-z]/.test(text))
  .flatMap((text) => text.replace(/[^\x20-\x7e]/g, ' ').split(/\s+/))
  .filter(Boolean);
// Each word once: laying it out takes the longest.
const words: Words = new Map(
  [...Map.groupBy(all, (word) => word)].map(([word, same]) => [word, same.length]),
);

/** A family's figures in fonts.css. */
function written(family: string): Partial<Measures> {
  const rule = css.match(new RegExp(`font-family: '${family}';[^}]*`))?.[0] ?? '';
  const figures = [...rule.matchAll(/([a-z-]+): ([\d.]+)%/g)];
  return Object.fromEntries(figures.map(([, name, figure]) => [name, Number(figure)]));
}

test.each([
  ['Tiro fallback', 'tiro.woff2', TYPEFACES.gelasio],
  ['Tiro fallback 2', 'tiro.woff2', TYPEFACES.notoSerif],
  ['Tiro fallback 3', 'tiro.woff2', TYPEFACES.tinos],
  ['Tiro fallback 4', 'tiro.woff2', TYPEFACES.dejavuSerif],
  ['Anek fallback', 'anek-latin.woff2', TYPEFACES.arimo],
  ['Anek fallback 2', 'anek-latin.woff2', TYPEFACES.roboto],
  ['Anek fallback 3', 'anek-latin.woff2', TYPEFACES.notoSans],
  ['Anek fallback 4', 'anek-latin.woff2', TYPEFACES.dejavuSans],
])('%s takes up the room of the web font', (family, own, stand) => {
  const web = openFont(join(root, 'src/fonts', own));
  const right = measuresOf(web, openFont(stand.file), words);
  const given = written(family);
  for (const [name, figure] of Object.entries(right) as [keyof Measures, number][]) {
    // Other text than the sample's differs by half a per cent.
    const off = Math.abs((given[name] ?? Number.NaN) - figure);
    expect(off, `${name}: ${figure.toFixed(2)}%`).toBeLessThanOrEqual(figure / 100);
  }
});
