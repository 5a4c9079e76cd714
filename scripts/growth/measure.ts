import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../lib/files.ts';
import { median } from '../bench/readings.ts';

/** Transfer size of a built file in a modern browser: its Brotli copy, if any. */
function bytesOf(dist: string, path: string): number {
  const file = join(dist, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

interface Spread {
  median: number;
  max: number;
}

function spreadOf(values: readonly number[]): Spread | undefined {
  if (values.length === 0) return undefined;
  return { median: Math.round(median(values)), max: Math.max(...values) };
}

/** Transfer sizes of a build's HTML, in bytes. */
export interface Weight {
  roomPage: Spread | undefined;
  home: number;
  rooms: number;
  gallery: number;
  /** Undefined if the gallery fits on its first sheet. */
  gallerySheet: Spread | undefined;
  sitemap: number;
  /** Number of files to upload, without compressed copies. */
  files: number;
}

/** Measures a finished build with these files in `content/rooms`. */
export function weigh(dist: string, roomIds: readonly string[]): Weight {
  const files = listFiles(dist).filter((path) => !/\.(?:br|gz)$/.test(path));
  const page = (path: string) => bytesOf(dist, path);
  return {
    roomPage: spreadOf(roomIds.map((id) => page(`/${id}.html`))),
    home: page('/index.html'),
    rooms: page('/rooms.html'),
    gallery: page('/gallery.html'),
    gallerySheet: spreadOf(files.filter((path) => /^\/gallery\/\d+\.html$/.test(path)).map(page)),
    sitemap: page('/sitemap.xml'),
    files: files.length,
  };
}
