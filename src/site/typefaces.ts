import type { Translated } from './languages.ts';

/** What a script needs to look made for these pages. */
export interface Typeface {
  /** The face of headings; text is in the device's own letters. */
  family: string;
  /** Its file, which holds the whole script, as a package has it. */
  file: string;
  /** Its place between light and bold, of a variable font. */
  axes?: Readonly<Record<string, number>>;
  /** ISO 15924: the letters that are its own; others are in the faces of the English pages. */
  script: string;
  /** The least leading of headings, above where the signs of two lines touch. */
  leading: number;
  /** Faces of phones and desktops, and how much wider or narrower they must be to take up its room, in per cent. */
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

/** The typeface of a language; undefined where headings too are in the device's own letters. */
export const typefaceOf = (code: Translated): Typeface | undefined =>
  (typefaces as Partial<Record<string, Typeface>>)[code];

/** The least leading of headings in a script of which no more is known. */
export const SAFE_LEADING = 1.45;
