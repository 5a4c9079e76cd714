import sharp from 'sharp';
import { contrast } from '../../../src/colours/contrast.ts';
import { drawingColours, paletteOf } from '../../../src/colours/palette.ts';
import { inkOf } from '../../../src/content/drawings/ink.ts';
import { readDrawing } from '../../../src/content/drawings/safe.ts';
import { colours as schema } from '../../../src/content/innSchema.ts';
import { nameIn } from '../../../src/content/placeholders.ts';
import { emblemOf } from '../../../src/seo/emblem.ts';
import { iconPng } from '../../../src/seo/icons.ts';
import type { LogoReport } from '../../model/api.ts';
import { get } from '../../model/pointer.ts';
import { logoWords } from '../../serverWords.ts';
import { dataOf, readText, versionOf } from '../documents/contentFiles.ts';
import type { Workspace } from '../history/workspace.ts';
import { HttpError } from '../http/httpError.ts';
import { drawingFile } from './folder.ts';

/** Pixels: twice the displayed size. */
const HEIGHT = 160;
const ICON = 128;

async function innOf(content: string) {
  const data = dataOf((await readText(content, 'inn.yaml')).text);
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
