/** A colour's red, green and blue, 0 to 255. */
export type Parts = readonly [number, number, number];

/** @param hex six digits behind a #. */
export function partsOf(hex: string): Parts {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** A colour as six digits behind a #. */
export function hexOf(parts: Parts): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes a share, 0 to 1, of the second colour into the first. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [partsOf(one), partsOf(other)];
  const between = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share;
  return hexOf([between(0), between(1), between(2)]);
}

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance (WCAG 2.2) of red, green and blue, 0 to 255. */
export const luminanceOf = ([r, g, b]: Parts): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** @param hex six digits behind a #. */
export const luminance = (hex: string): number => luminanceOf(partsOf(hex));

/** Contrast ratio of two colours (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Mixes in just enough of another colour to satisfy a condition. */
function mixedUntil(hex: string, other: string, willDo: (colour: string) => boolean): string {
  let colour = hex;
  for (let share = 0; share < 1 && !willDo(colour); share += 0.01) colour = mix(hex, other, share);
  return colour;
}

/** Darkens a colour just enough to reach a maximum luminance. */
export const atMost = (hex: string, limit: number): string =>
  mixedUntil(hex, '#000000', (colour) => luminance(colour) <= limit);

/** Brightens a colour just enough to reach a minimum luminance. */
export const atLeast = (hex: string, limit: number): string =>
  mixedUntil(hex, '#ffffff', (colour) => luminance(colour) >= limit);
