import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createQueue } from '../../../lib/promises.ts';
import { isHeic } from '../../../src/content/diagnostics/decodePhotos.ts';
import type { UploadedPhoto } from '../../model/api.ts';
import { photoWords } from '../../serverWords.ts';
import { type Workspace, withWorkspaceLock } from '../history/workspace.ts';
import { HttpError } from '../http/httpError.ts';
import { photoFolder, photoSlug } from './folder.ts';

/** Pixels below which the content check warns that a photo is soft. */
const LEAST_WIDTH = 1200;
/** Pixels of the longer side for measuring sharpness, so that photos of all sizes compare. */
const MEASURED_SIDE = 800;
/**
 * Minimum of the 90th percentile of lightness, 0 to 255. A façade at night with lit windows reaches
 * it; a photo against the light or without any does not.
 */
const LEAST_LIGHT = 72;
/**
 * Minimum of the 99th percentile of edges relative to lightness. Measured: 0.26 to 0.93 for the
 * sample's photographs, 0.02 to 0.04 for the same blurred by eight pixels.
 */
const LEAST_EDGE = 0.1;

const LAPLACIAN = { width: 3, height: 3, kernel: [0, 1, 0, 1, -4, 1, 0, 1, 0], offset: 128 };

/** The value below which this share of the pixels lies. */
function quantile(pixels: Uint8Array, part: number, of = (value: number) => value): number {
  const counts = new Uint32Array(256);
  for (const pixel of pixels) {
    const value = Math.min(255, of(pixel));
    counts[value] = (counts[value] ?? 0) + 1;
  }
  let left = pixels.length * part;
  for (let value = 0; value < 256; value++) {
    left -= counts[value] ?? 0;
    if (left <= 0) return value;
  }
  return 255;
}

/** Hints about a photo's quality, for its owner. They never prevent the upload. */
async function warningsOn(bytes: Uint8Array, photoWidth: number): Promise<string[]> {
  const small = await sharp(bytes)
    .autoOrient()
    .resize(MEASURED_SIDE, MEASURED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  const edges = await sharp(small.data, { raw: { width, height, channels } })
    .convolve(LAPLACIAN)
    .greyscale()
    .raw()
    .toBuffer();
  const light = quantile(small.data, 0.9);
  const edge = quantile(edges, 0.99, (value) => Math.abs(value - 128));
  return [
    ...(photoWidth < LEAST_WIDTH ? [photoWords.small(photoWidth, LEAST_WIDTH)] : []),
    ...(light < LEAST_LIGHT ? [photoWords.dark] : []),
    ...(edge < LEAST_EDGE * light ? [photoWords.blurred] : []),
  ];
}

/** Megabytes of an upload: twice a phone's largest photograph. */
const LARGEST = 40;
/** Pixels to decode: a phone's largest photographs have 200 million. */
const MOST_POINTS = 210_000_000;
/** Pixels of the stored photo's longer side: the site's largest picture has 2,000. */
const SIDE = 2400;
const FORMATS = ['jpeg', 'png', 'webp', 'tiff', 'heif'];

/** Reads an upload up to the limit, whatever length its header claims. */
export async function readUpload(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > LARGEST * 1e6) throw new HttpError(413, photoWords.tooLarge(LARGEST));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function validate(bytes: Buffer): Promise<void> {
  if (bytes.length === 0) throw new HttpError(415, photoWords.noPhoto);
  const about = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (isHeic(bytes) || about?.compression === 'hevc') throw new HttpError(415, photoWords.heic);
  if (!about || !FORMATS.includes(about.format)) throw new HttpError(415, photoWords.noPhoto);
  if (about.width * about.height > MOST_POINTS) throw new HttpError(413, photoWords.tooMany);
}

/** One photograph at a time: decoding the largest ones takes half a gigabyte each. */
const enqueue = createQueue();

/** Rotates, resizes and converts to sRGB; drops metadata such as the place. */
async function convert(bytes: Buffer) {
  await validate(bytes);
  try {
    return await sharp(bytes, { limitInputPixels: MOST_POINTS, sequentialRead: true })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85, progressive: true })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new HttpError(415, photoWords.damaged);
  }
}

/** Writes a file under a free name. A link, unlike a rename, never overwrites a file. */
export async function writeNew(
  folder: string,
  slug: string,
  ending: 'jpg' | 'png' | 'svg',
  bytes: Uint8Array,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomBytes(8).toString('hex')}`);
  try {
    const handle = await open(draft, 'wx');
    await handle.writeFile(bytes);
    await handle.sync();
    await handle.close();
    for (let number = 1; ; number++) {
      const name = `${slug}${number === 1 ? '' : `-${number}`}.${ending}`;
      try {
        await link(draft, join(folder, name));
        return name;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  } finally {
    await rm(draft, { force: true });
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
