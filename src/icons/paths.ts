import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { optimize } from 'svgo';
import type { IconName } from './names.ts';

/**
 * Icons that look the same at 40 px or less when rounded to whole units of 256 (a test compares
 * them). All others keep a decimal, without which small half circles bend.
 */
export const WHOLE_UNITS: ReadonlySet<string> = new Set(
  [
    'address-book arrow-counter-clockwise arrow-right arrow-up-right arrows-left-right baby',
    'bathtub bed bell-ringing books broom bus calendar-blank car caret-down caret-left',
    'caret-right check clock coat-hanger coffee compass confetti credit-card crown',
    'currency-inr desk door drop envelope-simple facebook-logo first-aid-kit fork-knife',
    'headset hospital house instagram-logo key lamp list lock map-pin map-trifold moped',
    'navigation-arrow paper-plane-tilt pause phone plant play plug printer scooter',
    'shield-check shower snowflake suitcase-rolling sun-horizon tea-bag television',
    'thermometer-simple towel train train-regional users users-three warning-circle',
    'washing-machine whatsapp-logo wifi-high wind x youtube-logo',
  ].flatMap((line) => line.split(' ')),
);

const PATHS = /<svg[^>]*>(.*)<\/svg>/s;

/** Phosphor's light weight, whose line is as thin as the type's. Read at build time. */
export function iconDrawing(name: IconName): string {
  const folder = 'node_modules/@phosphor-icons/core/assets/light';
  return readFileSync(resolve(folder, `${name}-light.svg`), 'utf8');
}

const finished = new Map<IconName, string>();

/** An icon as path elements, minified without visible change. */
export function iconPaths(name: IconName): string {
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
