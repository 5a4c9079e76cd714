import sharp from 'sharp';
import type { DrawingColours } from '../colours/palette.ts';
import { markSvg } from '../components/layout/markDrawing.ts';
import { type Emblem, FLOWER, placedLogo } from './emblem.ts';
import { boundsOf, letter } from './share/lettering.ts';

/**
 * Icon backgrounds: `tile` has rounded corners; `bleed` fills the square, for systems that round
 * the corners themselves; `maskable` also keeps the symbol inside the circle Android may cut out
 * (w3.org/TR/appmanifest, "safe zone": 40 % of the width around the centre).
 */
export type IconGround = 'tile' | 'bleed' | 'maskable';

interface Measures {
  corner: number;
  flower: number;
  /** The diagonal of a logo or letter, as a share of the icon. */
  across: number;
}

const grounds: Record<IconGround, Measures> = {
  tile: { corner: 9, flower: 1.02, across: 1 },
  bleed: { corner: 0, flower: 0.92, across: 0.92 },
  maskable: { corner: 0, flower: 0.8, across: 0.78 },
};

const SIDE = 48;
/** A letter looks larger than a logo of the same size. */
const LETTER = 0.8;

const round = (value: number) => Number(value.toFixed(3));

/** The symbol in the middle of an icon. */
function sign(ground: IconGround, colours: DrawingColours, emblem: Emblem): string {
  const { flower, across } = grounds[ground];
  const { deep, pale, accent } = colours;
  if (emblem.kind === 'flower') {
    const mark = markSvg({ petal: deep, fill: pale, vein: accent, stroke: 1.6 });
    // The flower's own centre is at 24, 23.4.
    return `<g transform="translate(24 24) scale(${flower}) translate(-24 -23.4)">${mark}</g>`;
  }
  if (emblem.kind === 'initial') {
    const { left, top, width, height } = boundsOf(emblem.letter);
    const size = (SIDE * across * LETTER) / Math.hypot(width, height);
    const [x, y] = [left + width / 2, top + height / 2].map((at) => round(SIDE / 2 - at * size));
    return `<path transform="translate(${x} ${y})" d="${letter(emblem.letter, size)}" fill="${pale}"/>`;
  }
  const { ink, ...whole } = emblem.logo;
  const [wide, high] = [ink.width * whole.width, ink.height * whole.height];
  const scale = (SIDE * across) / Math.hypot(wide, high);
  const [width, height] = [wide * scale, high * scale];
  return placedLogo(emblem.logo, {
    x: (SIDE - width) / 2,
    y: (SIDE - height) / 2,
    width,
    height,
  });
}

/** The icon as SVG. The flower's petals are filled: the logo's fine line vanishes at 16 pixels. */
export function iconSvg(
  ground: IconGround,
  colours: DrawingColours,
  emblem: Emblem = FLOWER,
): string {
  const { corner } = grounds[ground];
  const fill = (emblem.kind === 'logo' && emblem.logo.ink.ground) || colours.deep;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${corner}" fill="${fill}"/>${sign(ground, colours, emblem)}</svg>`;
}

/** Logos are rendered at this size, in pixels, before they are scaled down. */
const LARGEST = 512;

/** The icon as a square PNG. */
export async function iconPng(
  ground: IconGround,
  size: number,
  colours: DrawingColours,
  emblem: Emblem = FLOWER,
): Promise<Buffer> {
  const drawAt = emblem.kind === 'logo' ? Math.max(size, LARGEST) : size;
  // The SVG is 48 pixels wide at 72 dpi; a higher density renders it larger.
  const icon = sharp(Buffer.from(iconSvg(ground, colours, emblem)), {
    density: (72 * drawAt) / SIDE,
  });
  const large = drawAt > size ? sharp(await icon.png().toBuffer()) : icon;
  return large.resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** Wraps a PNG as an .ico file with a single image. */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The icons of the web app manifest by their addresses. */
export const manifestIcons = {
  'icons/icon-192.png': { ground: 'tile', size: 192 },
  'icons/icon-512.png': { ground: 'tile', size: 512 },
  'icons/icon-maskable-512.png': { ground: 'maskable', size: 512 },
} as const satisfies Record<string, { ground: IconGround; size: number }>;
