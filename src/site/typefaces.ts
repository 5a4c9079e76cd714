import type { Translated } from './languages.ts';

/** The typeface and measures of a script. */
export interface Typeface {
  /** The font of headings; other text is in the device's own fonts. */
  family: string;
  /** Its file in a package, with the whole script. */
  file: string;
  /** Its weight, for a variable font. */
  axes?: Readonly<Record<string, number>>;
  /** The script that it covers (ISO 15924); letters of others have the fonts of the English pages. */
  script: string;
  /** The minimum line height of headings, at which marks of adjacent lines do not touch. */
  leading: number;
  /** System fonts, each with the `size-adjust`, in per cent, at which it takes up the same space. */
  fallbacks: Readonly<Record<string, number>>;
}

/** The typefaces of languages besides English. `typefaces.test.ts` checks the figures. */
export const typefaces = {
  kn: {
    family: 'Noto Serif Kannada',
    file: '@fontsource-variable/noto-serif-kannada/files/noto-serif-kannada-kannada-wght-normal.woff2',
    axes: { wght: 400 },
    script: 'Knda',
    leading: 1.45,
    fallbacks: { 'Noto Serif Kannada': 100, 'Noto Sans Kannada': 94.3 },
  },
  hi: {
    family: 'Tiro Devanagari Hindi',
    file: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2',
    script: 'Deva',
    leading: 1.35,
    fallbacks: { 'Noto Serif Devanagari': 110.1, 'Noto Sans Devanagari': 102.4 },
  },
} satisfies Partial<Record<Translated, Typeface>>;

/** The typeface of a language; undefined if headings too are in the device's own fonts. */
export const typefaceOf = (code: Translated): Typeface | undefined =>
  (typefaces as Partial<Record<string, Typeface>>)[code];

/** The minimum leading of headings in a script that has no entry above. */
export const SAFE_LEADING = 1.45;
