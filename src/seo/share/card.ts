import sharp from 'sharp';
import type { DrawingColours } from '../../colours/palette.ts';
import { croppedPhoto, type FocusedPhoto } from '../../images/cropped.ts';
import type { LogoDrawing } from '../emblem.ts';
import { CARD, type CardWords, cardOverlay, PHOTO_LEFT } from './overlay.ts';

/** The share picture as a JPEG: the photograph with the page's name over it. */
export async function shareCard(
  photograph: FocusedPhoto,
  words: CardWords,
  colours: DrawingColours,
  logo?: LogoDrawing,
): Promise<Buffer> {
  const [width, height] = [CARD.width - PHOTO_LEFT, CARD.height];
  const cropped = await croppedPhoto(photograph, width / height);
  const picture = await cropped.resize(width, height).toBuffer();
  return sharp({ create: { ...CARD, channels: 3, background: colours.deep } })
    .composite([
      { input: picture, left: PHOTO_LEFT, top: 0 },
      { input: Buffer.from(cardOverlay(words, colours, logo)) },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
