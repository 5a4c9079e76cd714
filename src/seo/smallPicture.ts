import { croppedPhoto, type FocusedPhoto } from '../images/cropped.ts';

/** The size address books show, in pixels. */
const SIDE = 240;

/** A square crop around the focus, as a JPEG of about 10 kB without metadata. */
export async function smallPicture(photograph: FocusedPhoto): Promise<Buffer> {
  const square = await croppedPhoto(photograph, 1);
  return square.resize(SIDE, SIDE).jpeg({ quality: 70, mozjpeg: true }).toBuffer();
}
