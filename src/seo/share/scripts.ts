import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Blob, Face, Font, Buffer as Shaping, shape } from 'harfbuzzjs';
import { unpack } from '../../../lib/woff2.ts';
import { type Typeface, typefaces } from '../../site/typefaces.ts';
import type { Run } from './lettering.ts';

interface Script {
  word: RegExp;
  file: string;
  leading: number;
  font?: Font;
}

/** The complete typefaces of other scripts, from their packages: only the build reads these files. */
const scripts = Object.values<Typeface>(typefaces).map(
  ({ script, file, leading }): Script => ({
    word: new RegExp(`^\\p{sc=${script}}[\\p{scx=${script}}\\u200c\\u200d]*`, 'u'),
    ...{ file, leading },
  }),
);

interface Found {
  script: Script;
  word: string;
}

/** The word of another script that a text begins with. */
export function scriptAt(text: string): Found | undefined {
  for (const script of scripts) {
    const word = script.word.exec(text)?.[0];
    if (word) return { script, word };
  }
  return undefined;
}

const scriptsIn = (text: string) =>
  scripts.filter(({ word }) => text.split(/(?=[^\p{M}])/u).some((part) => word.test(part)));

/** The line height of a text in a script that needs more than Latin letters; else undefined. */
export const leadingOf = (text: string): number | undefined => scriptsIn(text)[0]?.leading;

/** Loads the typefaces that a text needs besides the site's own. Until then, its letters are missing. */
export async function openFaces(text: string): Promise<void> {
  const { resolve: fileOf } = createRequire(resolve('package.json'));
  for (const script of scriptsIn(text)) {
    if (script.font) continue;
    const font = await unpack(readFileSync(fileOf(script.file)));
    script.font = new Font(new Face(new Blob(font)));
  }
}

const NUMBERS = /(-?[\d.]+),(-?[\d.]+)/g;
const hundredth = (value: number) => Math.round(value * 100) / 100;

/** Shapes a word, if its typeface is loaded. Uses HarfBuzz: fontkit fails on marks without an anchor. */
export function openedRun({ script: { font }, word }: Found): Run | undefined {
  if (!font) return undefined;
  const shaping = new Shaping();
  shaping.addText(word);
  shaping.guessSegmentProperties();
  shape(font, shaping);
  const places = shaping.getGlyphPositions();
  let width = 0;
  const glyphs = shaping.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {};
    const placed = { glyph, x: width + xOffset, y: yOffset, path: font.glyphToPath(glyph) };
    width += xAdvance;
    return placed;
  });
  const points = glyphs.flatMap(({ x, y, path }) =>
    [...path.matchAll(NUMBERS)].map(([, right, up]) => [x + Number(right), -y - Number(up)]),
  );
  const ems = (units: number) => units / font.face.upem;
  const [xs, ys] = [points.map(([x = 0]) => ems(x)), points.map(([, y = 0]) => ems(y))];
  return {
    isWhole: glyphs.every(({ glyph }) => glyph !== 0),
    width: ems(width),
    bounds: {
      ...{ left: Math.min(...xs), right: Math.max(...xs) },
      ...{ top: Math.min(...ys), bottom: Math.max(...ys) },
    },
    path: (size, pen) =>
      glyphs
        .map(({ x, y, path }) =>
          path.replace(NUMBERS, (_, right, up) => {
            const [across, down] = [ems(x + Number(right)) * size, ems(-y - Number(up)) * size];
            return `${hundredth(pen + across)},${hundredth(down)}`;
          }),
        )
        .join(''),
  };
}
