import { atLeast, atMost, mix } from './contrast.ts';

/** The colours an inn can set. */
export interface BrandColours {
  /** The page's background. */
  ground: string;
  /** Headings, dark bands and, darker, text. */
  ink: string;
  /** Links, lines and ornaments. */
  accent: string;
  /** Buttons for contacting the inn. */
  call: string;
}

/** The colours an inn sets; the others use this project's defaults. */
export type GivenColours = { [Name in keyof BrandColours]?: string | undefined };

/** The colours of src/styles/tokens.css; a test compares them. */
export const OWN_COLOURS: BrandColours = {
  ground: '#faf5ea',
  ink: '#1f3d2f',
  accent: '#b4562d',
  call: '#e0a526',
};

/** The maximum luminance of the darkest background, that of deep leaf. */
const DEEPEST = 0.0193;
/** Minimum luminance of text on dark backgrounds, that of cream; scrims over photographs assume it. */
export const PALEST = 0.91;

const NAMES = ['ground', 'ink', 'accent', 'call'] as const;

const BLACK = '#000000';
const WHITE = '#ffffff';

/** The values of the colour tokens in src/styles/tokens.css, by name without dashes. */
export type Palette = ReturnType<typeof paletteOf>;

/** All colours of the site from an inn's own, with this project's defaults. */
export function paletteOf(brand: GivenColours) {
  const [ground, ink, accent, call] = NAMES.map((name) => brand[name] ?? OWN_COLOURS[name]) as [
    ...[string, string, string, string],
  ];
  const text = mix(ink, BLACK, 0.25);
  const onDark = atLeast(ground, PALEST);
  return {
    'raw-leaf': ink,
    'raw-deep-leaf': atMost(mix(ink, BLACK, 0.33), DEEPEST),
    'raw-petal': call,
    'raw-petal-light': mix(call, WHITE, 0.22),
    'raw-terracotta': accent,
    'raw-terracotta-deep': mix(accent, BLACK, 0.17),
    'raw-cream': ground,
    'raw-sand': mix(mix(ground, accent, 0.045), ink, 0.03),
    'raw-ink': text,
    'raw-moss': mix(text, ground, 0.24),
    'paper-control': mix(ground, WHITE, 0.7),
    'paper-night': mix(ink, BLACK, 0.66),
    'text-on-dark': onDark,
    'text-on-dark-quiet': mix(onDark, ink, 0.2),
    'accent-on-dark': mix(accent, WHITE, 0.4),
    'control-edge': mix(text, ground, 0.42),
  } as const;
}

/** Whether an inn sets any colour. */
export const namesColours = (brand: GivenColours) => NAMES.some((name) => brand[name]);

/** Colours for icons, the manifest, the browser's toolbar (`theme-color`) and share pictures. */
export interface DrawingColours {
  deep: string;
  pale: string;
  paleQuiet: string;
  accent: string;
  accentOnDark: string;
}

/** This project's colours if the inn sets none. */
export function drawingColours(brand: GivenColours = {}): DrawingColours {
  if (!namesColours(brand)) {
    return {
      deep: '#14291f',
      pale: '#faf5ea',
      paleQuiet: '#dfe3d3',
      accent: '#b4562d',
      accentOnDark: '#e58a5f',
    };
  }
  const palette = paletteOf(brand);
  return {
    deep: palette['raw-deep-leaf'],
    pale: palette['text-on-dark'],
    paleQuiet: mix(palette['text-on-dark'], palette['raw-leaf'], 0.12),
    accent: palette['raw-terracotta'],
    accentOnDark: palette['accent-on-dark'],
  };
}
