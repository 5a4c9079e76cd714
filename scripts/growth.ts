/**
 * `npm run bench -- growth`: builds sites ten and a hundred times as large and reports build times
 * and page sizes. `--sizes 6,60` sets the numbers of rooms.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { copyProject } from '../tests/support/copy.ts';
import { machine } from './bench/machine.ts';
import { growContent, type Size } from './growth/content.ts';
import { weigh } from './growth/measure.ts';

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
// In the project: the system's temporary folder may be in memory, where writes cost nothing.
const scratch = fileURLToPath(new URL('../.test', import.meta.url));
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
