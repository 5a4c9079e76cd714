import { realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isBelow } from '../../../lib/files.ts';

/** Folders of the project that the preview may serve. Others hold settings and guests' messages. */
const SERVED = ['src', 'lib', 'public', 'node_modules', '.astro', 'editor/model', 'editor/preview'];

/** What the development server appends to a path without an extension, or to a folder. */
const ENDINGS = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json', '.html'];
const GUESSES = ['', ...ENDINGS, ...ENDINGS.map((ending) => `/index${ending}`), '/package.json'];

function realOf(path: string): string | undefined {
  try {
    return statSync(path).isFile() ? realpathSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the preview may answer a request: yes for the site's pages and what they load, no for other files
 * of the machine, which a development server would serve too.
 * @param root the project's folder
 * @param content the content folder
 */
export function isForPreview(root: string, content: string, url: string): boolean {
  // `//` would begin a host name; `/__` begins the paths of the development server's own tools.
  if (!/^\/(?!\/|__)/.test(url) || url.includes('#')) return false;
  let path: string;
  try {
    path = decodeURIComponent(new URL(url, 'http://preview').pathname);
  } catch {
    return false;
  }
  // Refuse a path that is still encoded, since the development server might decode it differently.
  if (/[%\\\0]/.test(path)) return false;
  const id = path
    .replace(/^\/@id\//, '/')
    .replace(/^\/+/, '/')
    .replace(/\/+$/, '');
  if (id === '') return true;
  const files = id.startsWith('/@fs/') ? [resolve(id.slice('/@fs'.length))] : [join(root, id), id];
  const folders = [...SERVED.map((folder) => join(root, folder)), content];
  return files
    .flatMap((file) => GUESSES.map((guess) => realOf(file + guess)))
    .filter((file) => file !== undefined)
    .every((file) => folders.some((folder) => isBelow(folder, file)));
}
