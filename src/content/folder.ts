import { relative, resolve } from 'node:path';
import { isBelow } from '../../lib/files.ts';
import type { Env } from '../../lib/settings.ts';

/**
 * The folder that holds what the inn says, as an absolute path.
 * @param root the project's folder
 * @param env `CONTENT_DIR` moves it: a path of its own, or one below the project; else `content`
 */
export function contentFolder(root = process.cwd(), env: Env = process.env): string {
  return resolve(root, env['CONTENT_DIR'] || 'content');
}

/** The folder as its owner knows it: below the project by its short name, elsewhere in full. */
export function folderName(folder: string, root = process.cwd()): string {
  const name = isBelow(root, folder) ? relative(root, folder) : resolve(folder);
  return name.replaceAll('\\', '/');
}

/** A name below `photos/` that the site can show: safe in an address, of a format browsers know. */
export const PHOTOGRAPH = /^[\w/-]+\.(?:jpe?g|png|webp)$/i;

/** A name below `photos/` of a drawing that can be the inn's logo. */
export const DRAWING = /^[\w/-]+\.(?:svg|png)$/i;

export const isDrawing = (name: string) => DRAWING.test(name);

export const isPhotograph = (name: string) => PHOTOGRAPH.test(name);

/** Below this, in pixels, a photo is soft across a phone held upright on today's screens. */
export const LEAST_WIDTH = 1200;
