import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawingColours } from '../colours/palette.ts';
import { markDrawing } from '../components/layout/markDrawing.ts';
import { iconPng, iconSvg, icoOf } from './icons.ts';

const colours = drawingColours();

/** Brightness of the pixels on a circle around the centre; the radius is a share of the width. */
async function ring(png: Buffer, size: number, radius: number): Promise<number[]> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: 72 }, (_, step) => {
    const angle = (step / 72) * 2 * Math.PI;
    const x = Math.round(size / 2 + Math.cos(angle) * radius * size);
    const y = Math.round(size / 2 + Math.sin(angle) * radius * size);
    return data[(y * info.width + x) * info.channels] ?? 255;
  });
}

test('every icon is the logo’s own flower', () => {
  for (const ground of ['tile', 'bleed', 'maskable'] as const) {
    expect(iconSvg(ground, colours).split(markDrawing.petal)).toHaveLength(6);
  }
});

test('an icon has the requested size', async () => {
  const { width, height, format } = await sharp(await iconPng('bleed', 180, colours)).metadata();
  expect({ width, height, format }).toEqual({ width: 180, height: 180, format: 'png' });
});

test('Android can cut a circle out of the maskable icon without touching the flower', async () => {
  const outside = await ring(await iconPng('maskable', 512, colours), 512, 0.41);
  expect(Math.max(...outside)).toBeLessThan(60);
});

test('the .ico contains the picture that its header describes', async () => {
  const png = await iconPng('tile', 32, colours);
  const ico = icoOf(png, 32);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32]);
  const offset = ico.readUInt32LE(18);
  expect(ico.subarray(offset, offset + ico.readUInt32LE(14))).toEqual(png);
});
