import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { create, type Font } from 'fontkit';
import { openedRun, scriptAt } from './scripts.ts';

/** Text as SVG outlines: the build machine may lack the typeface, and sharp cannot read woff2. */
export type Face = 'roman' | 'italic';

const files: Record<Face, string> = { roman: 'tiro.woff2', italic: 'tiro-italic.woff2' };
const loaded = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = loaded.get(face);
  if (known) return known;
  const font = create(readFileSync(resolve('src/fonts', files[face])));
  if ('fonts' in font) throw new Error(`src/fonts/${files[face]} holds several fonts; keep one.`);
  loaded.set(face, font);
  return font;
}

/** Letters in a row of one typeface, in ems, y downwards. */
export interface Run {
  /** Whether the typeface has all of them. */
  isWhole: boolean;
  width: number;
  bounds: { left: number; top: number; right: number; bottom: number };
  /** SVG path data at a size in pixels, from a pen's place on the baseline. */
  path: (size: number, pen: number) => string;
}

function latinRun(text: string, face: Face): Run {
  const font = fontOf(face);
  const { glyphs, positions, advanceWidth, bbox } = font.layout(text);
  const ems = (units: number) => units / font.unitsPerEm;
  return {
    isWhole: [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    width: ems(advanceWidth),
    bounds: {
      ...{ left: ems(bbox.minX), right: ems(bbox.maxX) },
      ...{ top: ems(-bbox.maxY), bottom: ems(-bbox.minY) },
    },
    path: (size, start) => {
      const scale = size / font.unitsPerEm;
      let pen = start / scale;
      const outlines = glyphs.map((glyph, index) => {
        const place = positions[index];
        const outline = glyph.path
          // The font's y axis points up, SVG's down.
          .transform(scale, 0, 0, -scale, (pen + (place?.xOffset ?? 0)) * scale, 0)
          .toSVG();
        pen += place?.xAdvance ?? glyph.advanceWidth;
        return outline;
      });
      return outlines.join('');
    },
  };
}

/** Splits a text into runs, each in the typeface of its script; the default is the site's own. */
function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  let latin = '';
  const endLatin = () => {
    if (latin) runs.push(latinRun(latin, face));
    latin = '';
  };
  for (let rest = text; rest; ) {
    const found = scriptAt(rest);
    const part = found?.word ?? String.fromCodePoint(rest.codePointAt(0) ?? 0);
    const run = found && openedRun(found);
    if (run) {
      endLatin();
      runs.push(run);
    } else latin += part;
    rest = rest.slice(part.length);
  }
  endLatin();
  return runs;
}

/** Whether an opened typeface has every letter of the text. */
export const canLetter = (text: string, face: Face = 'roman'): boolean =>
  runsOf(text, face).every(({ isWhole }) => isWhole);

/** The width of a line of text, in ems. */
export const emsOf = (text: string, face: Face = 'roman'): number =>
  runsOf(text, face).reduce((sum, { width }) => sum + width, 0);

/** The bounds of a text's outlines in ems, from the start of its baseline. */
export function boundsOf(text: string) {
  let pen = 0;
  const all = runsOf(text, 'roman').map(({ width, bounds }) => {
    const { left, right, top, bottom } = bounds;
    const placed = { left: pen + left, right: pen + right, top, bottom };
    pen += width;
    return placed;
  });
  const left = Math.min(...all.map((one) => one.left));
  const top = Math.min(...all.map((one) => one.top));
  return {
    ...{ left, top, width: Math.max(...all.map(({ right }) => right)) - left },
    height: Math.max(...all.map(({ bottom }) => bottom)) - top,
  };
}

/**
 * A line of text at a size in pixels, kerned, as SVG path data starting at 0, 0 on the baseline.
 */
export function letter(text: string, size: number, face: Face = 'roman'): string {
  let pen = 0;
  return runsOf(text, face)
    .map(({ width, path }) => {
      const outline = path(size, pen);
      pen += width * size;
      return outline;
    })
    .join('');
}

/** Cost factor of lines that break after a comma or full stop, which read better than even ones. */
const AFTER_PAUSE = 0.62;

/** Every way to break these words into this many lines. */
function* settings(words: readonly string[], lines: number): Generator<string[]> {
  if (lines === 1) {
    yield [words.join(' ')];
    return;
  }
  for (let first = 1; first <= words.length - lines + 1; first += 1) {
    for (const rest of settings(words.slice(first), lines - 1)) {
      yield [words.slice(0, first).join(' '), ...rest];
    }
  }
}

/** The share of line breaks at which the sentence itself pauses. */
export function pausesOf(lines: readonly string[]): number {
  const pauses = lines.slice(0, -1).filter((line) => /[.,:;!?–।]$/.test(line)).length;
  return lines.length > 1 ? pauses / (lines.length - 1) : 0;
}

function cost(lines: readonly string[], measure: (line: string) => number): number {
  return Math.max(...lines.map(measure)) * (1 - pausesOf(lines) * (1 - AFTER_PAUSE));
}

/**
 * Breaks a text into as few lines as fit, evenly, preferably where the sentence pauses.
 * @param measure the width of a text in the same unit as `width`
 * @returns undefined if it does not fit into `most` lines of this width
 */
export function breakLines(
  text: string,
  width: number,
  most: number,
  measure: (line: string) => number,
): string[] | undefined {
  const words = text.split(' ');
  for (let count = 1; count <= most; count += 1) {
    const fitting = [...settings(words, count)]
      .filter((lines) => lines.every((line) => measure(line) <= width))
      .sort((a, b) => cost(a, measure) - cost(b, measure));
    if (fitting[0]) return fitting[0];
  }
  return undefined;
}
