/**
 * `npm run bench -- growth`: builds sites ten and a hundred times as large and reports build times
 * and page sizes. `--sizes 6,60` sets the numbers of rooms.
 */
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listFiles } from '../../lib/files.ts';
import { growContent, type Size } from '../../tests/fixtures/growContent.ts';
import { copyProject } from '../../tests/support/copy.ts';
import { machine } from './machine.ts';
import { median } from './readings.ts';

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
interface Weight {
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

/** Measures a finished build whose `content/rooms` has files with these names. */
function weigh(dist: string, roomIds: readonly string[]): Weight {
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

/** Numbers of room types; the sample has six. */
const SIZES = '6,60,600';
/** As in the sample: fourteen pictures, six rooms. */
const PICTURES_PER_ROOM = 14 / 6;

function sizesFrom(text: string): Size[] {
  const sizes = text.split(',').map(Number);
  if (!sizes.every((rooms) => Number.isInteger(rooms) && rooms > 0)) {
    throw new Error(
      `--sizes ${text}: write numbers of rooms with commas between, such as ${SIZES}.`,
    );
  }
  return sizes.map((rooms) => ({ rooms, pictures: Math.round(rooms * PICTURES_PER_ROOM) }));
}

const spread = (value?: { median: number; max: number }) =>
  value ? `${value.median} / ${value.max}` : '–';

async function rowOf(size: Size, scratch: string): Promise<Record<string, string | number>> {
  const copy = copyProject({ inside: scratch, pictures: 'none' });
  try {
    const content = join(copy.folder, 'content');
    await growContent(content, size);
    const started = performance.now();
    await copy.build();
    const seconds = (performance.now() - started) / 1000;
    const ids = readdirSync(join(content, 'rooms')).map((file) => basename(file, '.yaml'));
    const weight = weigh(join(copy.folder, 'dist'), ids);
    return {
      rooms: size.rooms,
      pictures: size.pictures,
      'build s': seconds.toFixed(1),
      'ms each': ((1000 * seconds) / (size.rooms + size.pictures)).toFixed(0),
      'room page': spread(weight.roomPage),
      gallery: weight.gallery,
      'gallery sheet': spread(weight.gallerySheet),
      '/rooms': weight.rooms,
      home: weight.home,
      sitemap: weight.sitemap,
      files: weight.files,
    };
  } finally {
    copy.remove();
  }
}

const { values } = parseArgs({ options: { sizes: { type: 'string', default: SIZES } } });
const sizes = sizesFrom(values.sizes);
// Work in the project's folder: the system's temporary one may be in memory, where writes cost nothing.
const scratch = fileURLToPath(new URL('../../.test', import.meta.url));
mkdirSync(scratch, { recursive: true });
console.log(`Machine: ${machine()}`);
const rows: Awaited<ReturnType<typeof rowOf>>[] = [];
for (const size of sizes) {
  console.log(`Building ${size.rooms} rooms and ${size.pictures} gallery pictures …`);
  rows.push(await rowOf(size, scratch));
}
console.table(rows);
console.log(
  'Bytes are HTML after Brotli (median / most); each build is made once, with nothing cached.',
);
