import sharp from 'sharp';
import type { DrawingColours } from '../colours/palette.ts';
import { markSvg } from '../ui/markDrawing.ts';

/**
 * The grounds an icon stands on: `tile` has round corners of its own; `bleed` fills the square,
 * for systems that cut the corners themselves; `maskable` also keeps the flower inside the circle
 * that Android may cut out (w3.org/TR/appmanifest, "safe zone": 40 % of the width around the middle).
 */
export type IconGround = 'tile' | 'bleed' | 'maskable';

const grounds: Record<IconGround, { corner: number; flower: number }> = {
  tile: { corner: 9, flower: 1.02 },
  bleed: { corner: 0, flower: 0.92 },
  maskable: { corner: 0, flower: 0.8 },
};

/** The icon as SVG. The petals are filled, because the logo's fine line is lost at 16 pixels. */
export function iconSvg(ground: IconGround, colours: DrawingColours): string {
  const { corner, flower } = grounds[ground];
  const { deep, pale, accent } = colours;
  const mark = markSvg({ petal: deep, fill: pale, vein: accent, stroke: 1.6 });
  // The drawing's own middle lies at 24, 23.4.
  const place = `translate(24 24) scale(${flower}) translate(-24 -23.4)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${corner}" fill="${deep}"/><g transform="${place}">${mark}</g></svg>`;
}

/** The icon as a square PNG. */
export function iconPng(
  ground: IconGround,
  size: number,
  colours: DrawingColours,
): Promise<Buffer> {
  // The SVG is 48 pixels wide at 72 dpi; a higher density draws it at the size wanted.
  return sharp(Buffer.from(iconSvg(ground, colours)), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** A PNG in the envelope of an .ico file: one directory of one image. */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one image
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The PNG files beside the page, by the last part of their address. */
export const iconFiles = {
  'icon-192': { ground: 'tile', size: 192 },
  'icon-512': { ground: 'tile', size: 512 },
  'icon-maskable-512': { ground: 'maskable', size: 512 },
} as const satisfies Record<string, { ground: IconGround; size: number }>;

export type IconFile = keyof typeof iconFiles;
