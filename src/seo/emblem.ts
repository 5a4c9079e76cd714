import { type Ink, inkOf } from '../content/drawings/ink.ts';
import { contentFolder } from '../content/folder.ts';
import { shippedLogo } from '../images/logo.ts';
import { canLetter } from './share/lettering.ts';

/** The inn's own logo, ready to embed in another SVG. */
export interface LogoDrawing {
  /** A data: URL. */
  href: string;
  /** In the drawing's own units. */
  width: number;
  height: number;
  ink: Ink;
}

/** What represents the inn where only a symbol fits. */
export type Emblem =
  | { kind: 'flower' }
  | { kind: 'logo'; logo: LogoDrawing }
  | { kind: 'initial'; letter: string };

export const FLOWER: Emblem = { kind: 'flower' };

/**
 * The widest aspect, or its inverse, still recognisable in a 16-pixel square. A longer logo
 * becomes a line there, and usually contains the name.
 */
const NEARLY_SQUARE = 1.6;

/** Pixels; the largest icon has 512. */
const MOST_HEIGHT = 400;

export function isNearlySquare({ width, height, ink }: LogoDrawing): boolean {
  const ratio = (ink.width * width) / (ink.height * height);
  return Math.max(ratio, 1 / ratio) <= NEARLY_SQUARE;
}

/** Sets the declared height of an SVG, at which it is rasterised when embedded. */
function atHeight(svg: string, ratio: number): string {
  const size = `width="${Math.round(MOST_HEIGHT * ratio)}" height="${MOST_HEIGHT}"`;
  return svg.replace(/^<svg\b[^>]*/, (tag) =>
    tag.includes('viewBox')
      ? tag.replace(/ (?:width|height)="[^"]*"/g, '').replace('<svg', `<svg ${size}`)
      : tag,
  );
}

interface Named {
  name: string;
  logo?: string | undefined;
}

/** The inn's own logo, if it has one. */
export async function logoDrawing(
  { logo }: Named,
  content = contentFolder(),
): Promise<LogoDrawing | undefined> {
  if (!logo) return undefined;
  const { ending, bytes, width, height } = await shippedLogo(logo, MOST_HEIGHT, content);
  const isSvg = ending === 'svg';
  const whole = isSvg ? atHeight(Buffer.from(bytes).toString('utf8'), width / height) : bytes;
  const type = isSvg ? 'image/svg+xml' : 'image/png';
  const href = `data:${type};base64,${Buffer.from(whole).toString('base64')}`;
  return { href, width, height, ink: await inkOf(bytes) };
}

/**
 * The header's flower if the inn has no logo; its logo if that fits a square; otherwise the first
 * letter of its name that the typeface has.
 */
export async function emblemOf(inn: Named, content = contentFolder()): Promise<Emblem> {
  const logo = await logoDrawing(inn, content);
  if (!logo) return FLOWER;
  // Strip accents: the typeface may lack accented letters.
  const letter = [...inn.name.normalize('NFKD')].find(
    (one) => /\p{L}/u.test(one) && canLetter(one.toUpperCase()),
  );
  if (isNearlySquare(logo) || !letter) return { kind: 'logo', logo };
  return { kind: 'initial', letter: letter.toUpperCase() };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Fits a logo into a box, centred or at its left. */
export function placedLogo(logo: LogoDrawing, box: Box, at: 'middle' | 'left' = 'middle'): string {
  const { href, ink } = logo;
  const own = { width: ink.width * logo.width, height: ink.height * logo.height };
  const scale = Math.min(box.width / own.width, box.height / own.height);
  const spare = at === 'left' ? 0 : (box.width - own.width * scale) / 2;
  const x = box.x + spare - ink.left * logo.width * scale;
  const y = box.y + (box.height - own.height * scale) / 2 - ink.top * logo.height * scale;
  const place = [x, y, logo.width * scale, logo.height * scale].map((one) => +one.toFixed(3));
  const [left, top, width, height] = place;
  return `<image x="${left}" y="${top}" width="${width}" height="${height}" preserveAspectRatio="none" href="${href}"/>`;
}
