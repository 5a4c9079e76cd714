import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import type { GalleryItem } from '../../src/content/schema/lists.ts';
import type { Room } from '../../src/content/schema/room.ts';

/** Pixels. Small, since the benchmark measures growth, not encoding. */
const [WIDTH, HEIGHT] = [480, 320];

/** Phones store a photograph's location: here, the inn's. */
const POSITION = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '12/1 55/1 27/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '77/1 37/1 12/1',
};

/**
 * Draws a unique photograph for a number: a gradient of two colours, the number, and a location in
 * its metadata.
 */
export async function drawPhotograph(file: string, number: number): Promise<void> {
  // The golden angle keeps neighbouring hues apart and repeats late.
  const hue = (number * 137.508) % 360;
  const stop = (offset: number, degrees: number, lightness: number) =>
    `<stop offset="${offset}" stop-color="hsl(${degrees.toFixed(1)},45%,${lightness}%)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<linearGradient id="ground" x2="1" y2="1">${stop(0, hue, 25)}${stop(1, hue + 60, 75)}</linearGradient>
<rect width="100%" height="100%" fill="url(#ground)"/>
<text x="50%" y="60%" font-size="96" fill="#fff" text-anchor="middle">${number}</text>
</svg>`;
  await sharp(Buffer.from(svg))
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: POSITION })
    .jpeg({ quality: 80 })
    .toFile(file);
}

/** The size of an inn's content. */
export interface Size {
  rooms: number;
  /** In the gallery. */
  pictures: number;
}

/** Makes each room's text unique. */
const TREES = ['Neem', 'Hibiscus', 'Jacaranda', 'Champaka', 'Gulmohar', 'Banyan', 'Tamarind'];

type RoomFile = Room & { id: string };

const read = <Content>(file: string): Content => parse(readFileSync(file, 'utf8'));

// Without aliases (`*a1`), which the content check rejects.
const write = (file: string, entry: unknown) =>
  writeFileSync(file, stringify(entry, { aliasDuplicateObjects: false }));

/** The photo's name with a number, for a file of its own. */
const numbered = (photo: string, number: number) => photo.replace(/(?=\.\w+$)/, `-${number}`);

function roomLike({ id, ...model }: RoomFile, order: number): RoomFile {
  const tree = TREES[order % TREES.length];
  return {
    ...model,
    id: `${id}_${order}`,
    order,
    name: `${model.name} ${tree} ${order}`,
    ...(model.shortName && { shortName: `${model.shortName} ${order}` }),
    summary: `${model.summary} Number ${order} looks at the ${tree?.toLowerCase()}.`,
    pictures: model.pictures.map((picture) => ({
      ...picture,
      photo: numbered(picture.photo, order),
      alt: `${picture.alt} Room ${order}.`,
    })),
  };
}

function pictureLike({ picture, ...model }: GalleryItem, id: number): GalleryItem {
  return {
    ...model,
    id,
    caption: `${model.caption}, ${id}`,
    picture: {
      ...picture,
      photo: numbered(picture.photo, id).replace('/', '/gallery-'),
      alt: `${picture.alt} Picture ${id}.`,
    },
  };
}

/** The wanted number of entries: the existing ones, then variations of each in turn. */
function grown<Entry>(
  models: readonly Entry[],
  wanted: number,
  like: (model: Entry, index: number) => Entry,
): Entry[] {
  return Array.from({ length: wanted }, (_, index) => {
    const model = models[index % models.length];
    if (model === undefined) throw new Error('There is nothing in content/ to copy.');
    return index < models.length ? model : like(model, index);
  });
}

/**
 * Grows a content folder to this size, with rooms and gallery pictures modelled on existing ones,
 * each with its own text and photographs. Replaces all photographs with small ones.
 */
export async function growContent(content: string, { rooms, pictures }: Size): Promise<void> {
  const folder = join(content, 'rooms');
  const present = readdirSync(folder)
    .map((file) => ({ id: basename(file, '.yaml'), ...read<Room>(join(folder, file)) }))
    .sort((one, other) => one.order - other.order);
  const grownRooms = grown(present, rooms, (model, index) => roomLike(model, index + 1));
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (const { id, ...room } of grownRooms) {
    write(join(folder, `${id}.yaml`), room);
  }

  const file = join(content, 'gallery.yaml');
  const items = read<GalleryItem[]>(file);
  const firstFree = Math.max(...items.map(({ id }) => id)) + 1;
  const gallery = grown(items, pictures, (model, index) =>
    pictureLike(model, firstFree + index - items.length),
  );
  write(file, gallery);

  const photos = join(content, 'photos');
  const names = new Set([
    ...readdirSync(photos, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.jpg'),
    ),
    ...grownRooms.flatMap((room) => room.pictures.map(({ photo }) => photo)),
    ...gallery.map(({ picture }) => picture.photo),
  ]);
  for (const [number, name] of [...names].entries()) {
    mkdirSync(dirname(join(photos, name)), { recursive: true });
    await drawPhotograph(join(photos, name), number);
  }
}
