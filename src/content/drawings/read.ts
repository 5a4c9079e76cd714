import { readFile } from 'node:fs/promises';
import { safeDrawing } from './safe.ts';

interface Drawing {
  ending: 'svg' | 'png';
  bytes: Uint8Array;
}

/** A drawing as it may be shown, whatever its file holds. Throws where there is none in it. */
export async function readDrawing(file: string): Promise<Drawing> {
  const bytes = await readFile(file);
  if (!/\.svg$/i.test(file)) return { ending: 'png', bytes };
  const made = safeDrawing(bytes.toString('utf8'));
  if (made.kind === 'refused') throw new Error(`${file} cannot be read as a drawing.`);
  return { ending: 'svg', bytes: new TextEncoder().encode(made.svg) };
}
