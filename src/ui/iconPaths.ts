import { optimize } from 'svgo';
import { iconDrawings } from './iconDrawings.ts';
import type { IconName } from './iconNames.ts';

const PATHS = /<svg[^>]*>(.*)<\/svg>/s;

/**
 * Decimals of a coordinate, of 256 across an icon that is shown at 40 px or less. These few have
 * small half circles that whole units would bend (a test compares the pictures).
 */
const DECIMALS: Partial<Record<IconName, number>> = {
  'airplane-tilt': 1,
  armchair: 1,
  fan: 1,
  stethoscope: 1,
};

const finished = new Map<IconName, string>();

/** The drawing of an icon as path elements, in as few bytes as look the same. */
export function iconPaths(name: IconName): string {
  const known = finished.get(name);
  if (known !== undefined) return known;
  const floatPrecision = DECIMALS[name] ?? 0;
  const { data } = optimize(iconDrawings[name], {
    plugins: [{ name: 'convertPathData', params: { floatPrecision } }],
  });
  const paths = PATHS.exec(data)?.[1] ?? '';
  finished.set(name, paths);
  return paths;
}
