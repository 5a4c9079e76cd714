import sharp from 'sharp';
import { versionOf } from '../../../lib/files.ts';
import { contrast } from '../../../src/colours/contrast.ts';
import { drawingColours, paletteOf } from '../../../src/colours/palette.ts';
import { inkOf } from '../../../src/content/drawings/ink.ts';
import { readDrawing, sanitizeSvg } from '../../../src/content/drawings/sanitize.ts';
import { FILES } from '../../../src/content/fileNames.ts';
import { nameIn } from '../../../src/content/placeholders.ts';
import { colours as schema } from '../../../src/content/schema/inn.ts';
import { emblemOf } from '../../../src/seo/emblem.ts';
import { iconPng } from '../../../src/seo/icons.ts';
import type { LogoReport, UploadedLogo } from '../../model/photos.ts';
import { get } from '../../model/pointer.ts';
import { logoWords } from '../../serverWords.ts';
import { dataOf, readText } from '../documents/contentFiles.ts';
import { type Workspace, withWorkspaceLock } from '../history/workspace.ts';
import { HttpError } from '../http/httpError.ts';
import { drawingFile, photoSlug, photosOf } from './folder.ts';
import { writeNew } from './newFile.ts';

/** Pixels: twice the displayed size. */
const HEIGHT = 160;
const ICON = 128;

async function innOf(content: string) {
  const data = dataOf((await readText(content, FILES.inn)).text);
  const colours = schema.safeParse(get(data, ['colours']));
  return { name: nameIn(data), colours: colours.success ? colours.data : {} };
}

/** Measures how well a drawing works as the inn's logo. */
export async function inspectLogo({ content }: Workspace, logo: string): Promise<LogoReport> {
  const [file, { name, colours }] = await Promise.all([drawingFile(content, logo), innOf(content)]);
  try {
    const [ink, emblem] = await Promise.all([
      inkOf((await readDrawing(file)).bytes),
      emblemOf({ name, logo }, content),
    ]);
    const palette = paletteOf(colours);
    return {
      dark: contrast(ink.colour, palette['raw-leaf']),
      light: contrast(ink.colour, palette['raw-cream']),
      warnings: [
        ...(ink.ground ? [logoWords.ownGround] : []),
        ...(emblem.kind === 'initial' ? [logoWords.initial(emblem.letter)] : []),
      ],
    };
  } catch {
    throw new HttpError(415, logoWords.rejected.damaged);
  }
}

/**
 * A drawing as a bitmap, so that nothing in it can run in the editor's page.
 * @param asIcon draws the site's icon with this logo instead
 */
export async function smallLogo({ content }: Workspace, logo: string, asIcon: boolean) {
  const file = await drawingFile(content, logo);
  const { name, colours } = await innOf(content);
  const emblem = async () => emblemOf({ name, logo }, content);
  const drawn = asIcon
    ? await iconPng('tile', ICON, drawingColours(colours), await emblem())
    : (await readDrawing(file)).bytes;
  const bytes = await sharp(drawn)
    .resize(asIcon ? ICON : { height: HEIGHT })
    .webp({ lossless: true })
    .toBuffer();
  return { bytes, tag: versionOf(bytes) };
}

/** A larger SVG probably contains a photograph. */
const MAX_SVG_BYTES = 1_000_000;
/** Pixels of a stored PNG's longer side: icons have 512. */
const SIDE = 1200;
const MAX_PIXELS = 50_000_000;

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
  if (bytes.length > MAX_SVG_BYTES) throw new HttpError(413, logoWords.tooLarge);
  const text = textOf(bytes);
  if (!/<svg[\s>]/.test(text)) throw new HttpError(415, logoWords.noDrawing);
  const made = sanitizeSvg(text);
  if (made.kind === 'refused') throw new HttpError(415, logoWords.rejected[made.why]);
  return {
    ending: 'svg',
    bytes: new TextEncoder().encode(made.svg),
    warnings: [
      ...(made.hadScripts ? [logoWords.hadScripts] : []),
      ...(made.hadLinks ? [logoWords.hadLinks] : []),
      ...(made.hasLetters ? [logoWords.hasLetters] : []),
    ],
  };
}

async function ofPng(bytes: Buffer): Promise<Drawn> {
  try {
    const made = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
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
