import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { optimize } from 'svgo';
import type { IconName } from './names.ts';

/**
 * Icons that look the same at 40 px or less when rounded to whole units of 256 (a test compares
 * them). All others keep one decimal, without which small arcs are distorted.
 */
export const WHOLE_UNITS: ReadonlySet<string> = new Set(
  [
    'address-book arrow-counter-clockwise arrow-right arrow-up-right arrows-left-right',
    'baby bathtub bed bell-ringing books broom bus calendar-blank car caret-down',
    'caret-left caret-right check clock coat-hanger coffee compass confetti credit-card',
    'crown currency-inr desk door drop first-aid-kit fork-knife headset hospital house key',
    'lamp lock map-pin map-trifold moped pause plant play plug printer scooter',
    'shield-check shower snowflake suitcase-rolling sun-horizon tea-bag television',
    'thermometer-simple towel train train-regional users users-three warning-circle',
    'washing-machine wifi-high wind',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Icons of the header and the action bar of every page, drawn as strokes along the middle of their lines.
 * Phosphor's outlines are twice as long: this saves 0.4 kB a page.
 */
export const LINES: Readonly<Partial<Record<IconName, string>>> = {
  'envelope-simple': 'M32 56h192v136a8 8 0 0 1-8 8H40a8 8 0 0 1-8-8zl96 88 96-88',
  'facebook-logo':
    'M128 224a96 96 0 1 1 0-192 96 96 0 0 1 0 192V112a24 24 0 0 1 24-24h16M96 144h64',
  'instagram-logo':
    'M80 32h96a48 48 0 0 1 48 48v96a48 48 0 0 1-48 48H80a48 48 0 0 1-48-48V80a48 48 0 0 1 48-48Zm8 96a40 40 0 1 0 80 0 40 40 0 1 0-80 0m88-52a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
  list: 'M40 64h176M40 128h176M40 192h176',
  'navigation-arrow':
    'M235 114 58 48a8 8 0 0 0-10 10l66 177a8 8 0 0 0 15-1l23-82 82-23a8 8 0 0 0 1-15Z',
  'paper-plane-tilt':
    'M214 32 22 90a8 8 0 0 0-1 15l87 43 43 87a8 8 0 0 0 15-1l58-192a8 8 0 0 0-10-10ZM108 148l52-52',
  phone:
    'M164 145a8 8 0 0 1 8 0l47 21a8 8 0 0 1 5 8 48 48 0 0 1-48 42A136 136 0 0 1 40 80a48 48 0 0 1 42-48 8 8 0 0 1 8 5l21 47a8 8 0 0 1 0 8l-22 25a8 8 0 0 0 0 8c8 17 26 34 43 42a8 8 0 0 0 7 0Z',
  'whatsapp-logo':
    'M80 211a96 96 0 1 0-35-35l-13 37a8 8 0 0 0 10 10Zm72-27a80 80 0 0 1-80-80 32 32 0 0 1 32-32l16 32-12 18a48 48 0 0 0 26 26l18-12 32 16a32 32 0 0 1-32 32',
  x: 'M56 56l144 144M200 56 56 200',
  'youtube-logo':
    'M160 128l-48-32v64ZM24 128c0 30 3 47 5 56a16 16 0 0 0 10 11c34 13 89 13 89 13s55 0 89-13a16 16 0 0 0 10-11c2-9 5-26 5-56s-3-47-5-56a16 16 0 0 0-10-11c-34-13-89-13-89-13s-55 0-89 13a16 16 0 0 0-10 11c-2 9-5 26-5 56Z',
};

/** How Phosphor's light weight draws a line. */
const line = (d: string) =>
  `<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="12" d="${d}"/>`;

const PATHS = /<svg[^>]*>(.*)<\/svg>/s;

/** Phosphor's light weight, whose line is as thin as the type's. Read at build time. */
export function iconDrawing(name: IconName): string {
  const folder = 'node_modules/@phosphor-icons/core/assets/light';
  return readFileSync(resolve(folder, `${name}-light.svg`), 'utf8');
}

const finished = new Map<IconName, string>();

/** An icon as path elements, minified without visible change. */
export function iconPaths(name: IconName): string {
  const drawn = LINES[name];
  if (drawn) return line(drawn);
  const known = finished.get(name);
  if (known !== undefined) return known;
  const floatPrecision = WHOLE_UNITS.has(name) ? 0 : 1;
  const { data } = optimize(iconDrawing(name), {
    plugins: [{ name: 'convertPathData', params: { floatPrecision } }],
  });
  const paths = PATHS.exec(data)?.[1] ?? '';
  finished.set(name, paths);
  return paths;
}
