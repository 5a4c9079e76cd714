import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { optimize } from 'svgo';
import type { IconName } from './names.ts';
import { WHOLE_UNITS } from './wholeUnits.ts';

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
