import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../server/files.ts';
import { median } from '../median.ts';

/** Bytes of a built file as a browser of today gets it: its Brotli copy, if it has one. */
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

/** What a build weighs: bytes are those on the line, of the HTML alone. */
export interface Weight {
  roomPage: Spread | undefined;
  home: number;
  rooms: number;
  gallery: number;
  /** Undefined when the gallery fits on its first sheet. */
  gallerySheet: Spread | undefined;
  sitemap: number;
  /** Files to upload, compressed copies apart. */
  files: number;
}

/** Weighs a finished build whose rooms have these files in `content/rooms`. */
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
