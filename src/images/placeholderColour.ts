import { join } from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../content/folder.ts';

const known = new Map<string, Promise<string>>();

async function measure(photo: string): Promise<string> {
  const file = join(contentFolder(), 'photos', photo);
  const [r = 0, g = 0, b = 0] = await sharp(file).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A photograph's average colour as `#rrggbb`, shown until the photograph loads. */
export function averageColour(photo: string): Promise<string> {
  const placeholderColour = known.get(photo) ?? measure(photo);
  known.set(photo, placeholderColour);
  return placeholderColour;
}
