import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Translated } from '../src/site/languages.ts';
import { SAFE_LEADING, type Typeface, typefaceOf } from '../src/site/typefaces.ts';
import { withImports } from './styleImports.ts';
import { lettersOf, subsetFaceFile, wholeFace } from './typefaces/headingFace.ts';
import { wordsOf } from './typefaces/words.ts';

/** The factor by which leading exceeds that of English pages. */
const MORE = 1.7 / 1.6;
const LEADING = /((?:line-height|--leading-\w+):\s*)(\d*\.\d+|\d+)(?=\s*[;}])/g;

/**
 * Adapts a style sheet to a script with signs above and below its letters: more leading, lower underlines, no
 * letter spacing, which would break conjuncts, and no italics, which its typefaces lack.
 */
export const inScript = (css: string, least: number): string =>
  css
    .replace(LEADING, (_, name: string, leading: string) => {
      const more = Math.max(Number(leading) * MORE, least);
      return name + (Number(leading) === 0 ? leading : Math.round(more * 100) / 100);
    })
    .replace(/font-style:\s*(?:italic|oblique)/g, 'font-style: normal')
    .replace(/letter-spacing:[^;}]+/g, 'letter-spacing: 0')
    .replace(/text-transform:\s*(?:uppercase|capitalize)/g, 'text-transform: none')
    .replace(/text-underline-offset:[^;}]+/g, 'text-underline-offset: 0.4em');

const HEADINGS = 'Headings';
const quoted = (family: string) => `'${family}'`;
const face = (declarations: readonly string[]) => `@font-face{${declarations.join(';')}}`;

/** The space, joiners and dotted circle, which all scripts share. */
const COMMON = ' \u200c\u200d\u25cc';

/** The unicode-range of the letters and the joiners, so that only pages that need the face fetch it. */
function rangeOf(words: readonly string[]): string {
  // Use one unbroken range: browsers decompose some signs, and a part outside it would break the word.
  const codes = lettersOf(words)
    .filter((letter) => !COMMON.includes(letter))
    .map((letter) => letter.codePointAt(0)?.toString(16));
  return `U+${codes[0]}-${codes.at(-1)},U+200c-200d`;
}

/**
 * The styles of a language's headings: its own typeface, else a device font scaled to the same size. Latin
 * letters and digits stay as on English pages.
 * @param file the address of the face, as the style sheet names it
 */
export function headingStyles(
  { family, fallbacks }: Typeface,
  file: string,
  words: readonly string[],
): string {
  const standIns = Object.entries(fallbacks).map(([local, size], index) => ({
    name: `${HEADINGS} ${index + 2}`,
    rule: face([
      `font-family: '${HEADINGS} ${index + 2}'`,
      // Use the PostScript name, by which every system finds the font.
      `src: local('${local.replaceAll(' ', '')}-Regular')`,
      ...(size === 100 ? [] : [`size-adjust: ${size}%`]),
    ]),
  }));
  const families = ['Tiro', HEADINGS, ...standIns.map(({ name }) => name), 'Tiro fallback'];
  return [
    `/* ${family} */`,
    face([
      `font-family: '${HEADINGS}'`,
      `src: url('${file}') format('woff2')`,
      'font-display: swap',
      `unicode-range: ${rangeOf(words)}`,
    ]),
    ...standIns.map(({ rule }) => rule),
    `:root{--font-heading:${families.map(quoted)},serif}`,
  ].join('\n');
}

/**
 * Shows a typeface only if it is there for the first paint, as it is from a visit's second page on: device fonts
 * break these scripts' lines elsewhere, so one that came late would move the page.
 */
const firstPaintOnly = (css: string): string =>
  css.replace(/font-display:\s*\w+/g, 'font-display: optional');

/**
 * The Vite plugin that adapts the styles to a language's script and adds the typeface of its headings. English
 * builds do not use it.
 * @param content the content folder, an absolute path
 * @param source the folder `src`
 */
export function scriptStyles(content: string, source: string, code: Translated): Plugin {
  const entry = resolve(source, 'styles/index.css');
  const typeface = typefaceOf(code);
  const leading = typeface?.leading ?? SAFE_LEADING;
  let isBuild = true;
  return {
    name: 'script-styles',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async transform(css, id) {
      const file = id.split('?')[0] ?? '';
      if (!file.startsWith(source) || !file.endsWith('.css')) return undefined;
      if (file !== entry) return { code: inScript(css, leading), map: null };
      const other = readFileSync(join(dirname(entry), 'otherScripts.css'), 'utf8');
      const upright = css.replace("@import './italic.css';", '');
      const whole = inScript(withImports(upright, file) + other, leading);
      // The preview caches no typeface, so it shows them late.
      const shown = (styles: string) => (isBuild ? firstPaintOnly(styles) : styles);
      if (!typeface) return { code: shown(whole), map: null };
      const words = wordsOf(content, source, code);
      // The preview needs all glyphs, since words change while the owner types.
      const own = isBuild ? await subsetFaceFile(code, words) : wholeFace(code);
      const address = relative(dirname(entry), own).replaceAll('\\', '/');
      return { code: shown(`${whole}\n${headingStyles(typeface, address, words)}`), map: null };
    },
  };
}
