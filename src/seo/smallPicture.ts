import { croppedPhoto, type FocusedPhoto } from '../images/cropped.ts';

/** As large as an address book shows one. Pixels. */
const SIDE = 240;

/** The photograph's square around its focus, as a JPEG of some 10 kB without metadata. */
export async function smallPicture(photograph: FocusedPhoto): Promise<Buffer> {
  const square = await croppedPhoto(photograph, 1);
  return square.resize(SIDE, SIDE).jpeg({ quality: 70, mozjpeg: true }).toBuffer();
}
