import sharp from 'sharp';
import { inkOf } from '../../../src/content/drawings/ink.ts';
import { safeDrawing } from '../../../src/content/drawings/safe.ts';
import type { UploadedLogo } from '../../model/api.ts';
import { logoWords } from '../../serverWords.ts';
import type { Workspace } from '../history/workspace.ts';
import { withWorkspaceLock } from '../history/workspace.ts';
import { HttpError } from '../http/httpError.ts';
import { photoSlug, photosOf } from './folder.ts';
import { writeNew } from './take.ts';

/** Bytes of an SVG; a larger one contains a photograph. */
const LARGEST_SVG = 1_000_000;
/** Pixels of a stored PNG's longer side: icons have 512. */
const SIDE = 1200;
const MOST_POINTS = 50_000_000;

interface Drawn {
  ending: 'svg' | 'png';
  bytes: Uint8Array;
  warnings: string[];
}

const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString('latin1') === 'PNG';

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(415, logoWords.noDrawing);
  }
}

function ofSvg(bytes: Buffer): Drawn {
  if (bytes.length > LARGEST_SVG) throw new HttpError(413, logoWords.tooLarge);
  const text = textOf(bytes);
  if (!/<svg[\s>]/.test(text)) throw new HttpError(415, logoWords.noDrawing);
  const made = safeDrawing(text);
  if (made.kind === 'refused') throw new HttpError(415, logoWords.rejected[made.why]);
  return {
    ending: 'svg',
    bytes: new TextEncoder().encode(made.svg),
    warnings: [
      ...(made.hadActs ? [logoWords.hadActs] : []),
      ...(made.hadLinks ? [logoWords.hadLinks] : []),
      ...(made.hasLetters ? [logoWords.hasLetters] : []),
    ],
  };
}

async function ofPng(bytes: Buffer): Promise<Drawn> {
  try {
    const made = await sharp(bytes, { limitInputPixels: MOST_POINTS })
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer();
    return { ending: 'png', bytes: made, warnings: [] };
  } catch {
    throw new HttpError(415, logoWords.rejected.damaged);
  }
}

/**
 * Stores a drawing as the inn's logo: an SVG is sanitised, a PNG encoded anew.
 * @param name the uploaded file's name
 */
export async function uploadLogo(
  workspace: Workspace,
  bytes: Buffer,
  name: string,
): Promise<UploadedLogo> {
  const { ending, bytes: made, warnings } = isPng(bytes) ? await ofPng(bytes) : ofSvg(bytes);
  await inkOf(made).catch(() => {
    throw new HttpError(415, logoWords.rejected.empty);
  });
  const file = await withWorkspaceLock(workspace, () =>
    writeNew(photosOf(workspace.content), photoSlug(name, 'logo'), ending, made),
  );
  return { logo: file, warnings };
}
