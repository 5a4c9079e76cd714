import type { Context } from 'hono';
import sharp from 'sharp';
import { createQueue } from '../../../lib/promises.ts';
import { isHeic } from '../../../src/content/diagnostics/decodePhotos.ts';
import type { UploadedPhoto } from '../../model/photos.ts';
import { photoWords } from '../../serverWords.ts';
import { type Workspace, withWorkspaceLock } from '../history/workspace.ts';
import { readBody } from '../http/body.ts';
import { HttpError } from '../http/httpError.ts';
import { photoFolder, photoSlug } from './folder.ts';
import { jpegOfHeic } from './heic.ts';
import { writeNew } from './newFile.ts';
import { warningsOn } from './quality.ts';

/** The limit of an upload: twice a phone's largest photograph. */
const MAX_MEGABYTES = 40;
/** A phone's special modes have 200 million pixels, for which a small server lacks the memory. */
const MAX_PIXELS = 110_000_000;
/** Pixels of the stored photo's longer side: the site's largest picture has 2,000. */
const SIDE = 2400;
const FORMATS = ['jpeg', 'png', 'webp', 'tiff', 'heif'];

export const readUpload = (c: Context): Promise<Buffer> =>
  readBody(c, MAX_MEGABYTES * 1e6, photoWords.tooLarge(MAX_MEGABYTES));

/** Returns whether a photograph is HEIC, which sharp cannot read. @throws HttpError if it is none */
async function validate(bytes: Buffer): Promise<{ isHevc: boolean }> {
  if (bytes.length === 0) throw new HttpError(415, photoWords.noPhoto);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (isHeic(bytes) || metadata?.compression === 'hevc') return { isHevc: true };
  if (!metadata || !FORMATS.includes(metadata.format)) throw new HttpError(415, photoWords.noPhoto);
  if (metadata.width * metadata.height > MAX_PIXELS) throw new HttpError(413, photoWords.tooMany);
  return { isHevc: false };
}

/** One photograph at a time: decoding the largest ones takes half a gigabyte each. */
const enqueue = createQueue();

/** Rotates, resizes and converts to sRGB; drops metadata such as the location. */
async function convert(bytes: Buffer) {
  const { isHevc } = await validate(bytes);
  const readable = isHevc ? await jpegOfHeic(bytes, SIDE) : bytes;
  try {
    return await sharp(readable, { limitInputPixels: MAX_PIXELS, sequentialRead: true })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85, progressive: true })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new HttpError(415, photoWords.damaged);
  }
}

/**
 * Converts and stores an uploaded photograph.
 * @param name the uploaded file's name
 * @param folder below the photographs, such as `rooms`
 */
export async function uploadPhoto(
  workspace: Workspace,
  bytes: Buffer,
  name: string,
  folder: string,
): Promise<UploadedPhoto> {
  const place = await photoFolder(workspace.content, folder);
  const { data, info } = await enqueue(() => convert(bytes));
  const file = await withWorkspaceLock(workspace, () =>
    writeNew(place, photoSlug(name), 'jpg', data),
  );
  const { width, height } = info;
  return { photo: `${folder}/${file}`, width, height, warnings: await warningsOn(data, width) };
}
