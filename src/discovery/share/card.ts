import { join } from 'node:path';
import sharp from 'sharp';
import type { DrawingColours } from '../../colours/palette.ts';
import { contentFolder } from '../../content/folder.ts';
import { cropAround } from '../../pictures/crop.ts';
import type { LogoDrawing } from '../emblem.ts';
import { type CardWords, cardOverlay } from './overlay.ts';
import { CARD, PHOTO_LEFT } from './size.ts';

interface Photograph {
  /** Below content/photos. */
  photo: string;
  focus: readonly [number, number];
}

/** The picture that goes with a shared link, as JPEG: the photograph, the page's name over it. */
export async function shareCard(
  { photo, focus }: Photograph,
  words: CardWords,
  colours: DrawingColours,
  logo?: LogoDrawing,
): Promise<Buffer> {
  const [width, height] = [CARD.width - PHOTO_LEFT, CARD.height];
  const original = sharp(join(contentFolder(), 'photos', photo)).rotate();
  const { autoOrient } = await original.metadata();
  const region = cropAround(autoOrient, width / height, [...focus]);
  const picture = await original.extract(region).resize(width, height).toBuffer();
  return sharp({ create: { ...CARD, channels: 3, background: colours.deep } })
    .composite([
      { input: picture, left: PHOTO_LEFT, top: 0 },
      { input: Buffer.from(cardOverlay(words, colours, logo)) },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
