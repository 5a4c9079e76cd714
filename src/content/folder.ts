import { relative, resolve } from 'node:path';
import { isBelow } from '../../lib/files.ts';
import type { Env } from '../../lib/settings.ts';

/**
 * The content folder, as an absolute path.
 * @param root the project's folder
 * @param env `CONTENT_DIR`, absolute or relative to the project, replaces the default `content`
 */
export function contentFolder(root = process.cwd(), env: Env = process.env): string {
  return resolve(root, env['CONTENT_DIR'] || 'content');
}

/** The folder's name in messages: relative to the project if inside it, else the absolute path. */
export function folderName(folder: string, root = process.cwd()): string {
  const name = isBelow(root, folder) ? relative(root, folder) : resolve(folder);
  return name.replaceAll('\\', '/');
}

/** Paths below `photos/` that the site can show: safe in a URL, in a format that browsers support. */
export const PHOTOGRAPH = /^[\w/-]+\.(?:jpe?g|png|webp)$/i;

/** Paths below `photos/` of drawings that can be the inn's logo. */
export const DRAWING = /^[\w/-]+\.(?:svg|png)$/i;

export const isDrawing = (name: string) => DRAWING.test(name);

export const isPhotograph = (name: string) => PHOTOGRAPH.test(name);

/** Pixels; a narrower photo looks blurred across the width of a high-density phone screen. */
export const LEAST_WIDTH = 1200;
