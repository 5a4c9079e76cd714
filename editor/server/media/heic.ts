import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { withTimeout } from '../../../lib/promises.ts';
import { photoWords } from '../../serverWords.ts';
import { HttpError } from '../http/httpError.ts';
import type { HeicAnswer } from './heicWorker.ts';

/** Phones write 12 or 24 million pixels. Decoding this many takes about 400 MB. */
const MAX_PIXELS = 25_000_000;
/** Milliseconds: a small server needs five seconds for a large photograph. */
const TIMEOUT = 60_000;

async function decode(bytes: Buffer): Promise<HeicAnswer> {
  const worker = new Worker(new URL('./heicWorker.ts', import.meta.url), {
    workerData: { bytes, limit: MAX_PIXELS },
    // Keep the decoder's messages about damaged files out of the log.
    stdout: true,
    stderr: true,
  });
  try {
    // `once` rejects if the worker fails, for example for lack of memory.
    const [answer] = await withTimeout(TIMEOUT, (signal) => once(worker, 'message', { signal }));
    return answer;
  } catch {
    return 'damaged';
  } finally {
    await worker.terminate();
  }
}

/** Inserts a colour profile into a JPEG, in a segment after its first two bytes (ICC.1, annex B.4). */
function withProfile(jpeg: Buffer, profile: Buffer | undefined): Buffer {
  const head = Buffer.from('....ICC_PROFILE\0\x01\x01', 'latin1');
  const length = head.length - 2 + (profile?.length ?? 0);
  if (!profile || length > 0xffff) return jpeg;
  head.writeUInt16BE(0xffe2, 0);
  head.writeUInt16BE(length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, profile, jpeg.subarray(2)]);
}

/**
 * A telephone's HEIC photograph as a JPEG, upright and in its own colours.
 * @param side pixels of its longer side at most
 * @throws HttpError 413 if it has too many pixels, 415 if it cannot be decoded
 */
export async function jpegOfHeic(bytes: Buffer, side: number): Promise<Buffer> {
  const pixels = await decode(bytes);
  if (pixels === 'tooMany') throw new HttpError(413, photoWords.heicTooMany);
  if (pixels === 'damaged') throw new HttpError(415, photoWords.heic);
  const { data, width, height } = pixels;
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 95 })
    .toBuffer();
  // The decoder drops the colour profile without converting the colours, so copy it from the original.
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  return withProfile(jpeg, metadata?.icc);
}
