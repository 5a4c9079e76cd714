import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { JsonSchema, OpenFile, Pointer, Tree } from '../../model/api.ts';
import type { Crop, Photo, UploadedPhoto } from '../../model/photos.ts';

let editor: TestEditor;
beforeAll(async () => {
  editor = await openEditor();
});
afterAll(() => editor.close());

const send = (bytes: Uint8Array, name: string, folder = 'rooms', type = 'image/jpeg') =>
  editor.ask(`/api/photos?name=${encodeURIComponent(name)}&folder=${encodeURIComponent(folder)}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'Content-Type': type },
  });

/** A sharp and light chequered photograph. */
function picture(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3, 30);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((Math.floor(x / 40) + Math.floor(y / 40)) % 2) {
        pixels.fill(230, (y * width + x) * 3, (y * width + x) * 3 + 3);
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

test('a telephone’s photograph is rotated, resized and stripped of its location', async () => {
  const original = await picture(3000, 2000)
    .withExif({ IFD3: { GPSLatitude: '12/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const before = await sharp(original).metadata();
  expect(before.orientation).toBe(6);
  expect(before.exif?.length).toBeGreaterThan(0);
  const sent = await send(original, 'Bed by the Wíndow.JPG');
  const taken = (await sent.json()) as UploadedPhoto;
  expect(taken).toEqual({
    photo: 'rooms/bed-by-the-window.jpg',
    width: 1600,
    height: 2400,
    warnings: [],
  });
  const workspace = await sharp(join(editor.content, 'photos', taken.photo)).metadata();
  expect(workspace).toMatchObject({ format: 'jpeg', width: 1600, height: 2400, space: 'srgb' });
  expect(
    [workspace.exif, workspace.xmp, workspace.iptc, workspace.orientation].every((one) => !one),
  ).toBe(true);
});

test('an upload never takes another photograph’s name; a Kannada name becomes “photo”', async () => {
  const [one, other] = [picture(1300, 900), picture(1300, 900).flop()];
  const names = [];
  for (const [name, made] of [
    ['bed.png', one],
    ['bed.png', other],
    ['ಕೋಣೆ.png', one],
    ['../../inn.yaml', one],
    // Sent again because the answer was lost.
    ['bed.png', other],
  ] as const) {
    const sent = await send(await made.clone().png().toBuffer(), name);
    names.push(((await sent.json()) as UploadedPhoto).photo);
  }
  expect(names).toEqual([
    'rooms/bed-2.jpg',
    'rooms/bed-3.jpg',
    'rooms/photo.jpg',
    'rooms/inn.jpg',
    'rooms/bed-3.jpg',
  ]);
});

test('quality warnings do not prevent an upload', async () => {
  const sharpOne = picture(1300, 900);
  const warnings = async (made: Sharp, name: string) => {
    const sent = await send(await made.jpeg().toBuffer(), name);
    expect(sent.status).toBe(200);
    return ((await sent.json()) as UploadedPhoto).warnings;
  };
  expect(await warnings(sharpOne.clone(), 'fine')).toEqual([]);
  expect(await warnings(sharpOne.clone().blur(12), 'soft')).toEqual([
    expect.stringContaining('blurred'),
  ]);
  expect(await warnings(sharpOne.clone().linear(0.2, 0), 'night')).toEqual([
    expect.stringContaining('dark'),
  ]);
  expect(await warnings(picture(700, 500), 'little')).toEqual([
    expect.stringContaining('700 pixels'),
  ]);
});

test.each([
  ['a text', Buffer.from('hello'), 'noPhoto', 415],
  ['nothing', Buffer.alloc(0), 'noPhoto', 415],
  [
    'a drawing with a script',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    ),
    'noPhoto',
    415,
  ],
  [
    'half of an iPhone’s HEIC',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'HEIC',
    415,
  ],
])('%s is no photograph, which is said in a sentence', async (_, bytes, __, status) => {
  const before = readdirSync(join(editor.content, 'photos/rooms')).length;
  const rejected = await send(bytes, 'x.jpg');
  expect(rejected.status).toBe(status);
  expect((await rejected.json()).error).toMatch(/photo/);
  expect(readdirSync(join(editor.content, 'photos/rooms'))).toHaveLength(before);
});

test('an iPhone’s HEIC is decoded, and stored as JPEG', async () => {
  const heic = readFileSync('tests/fixtures/drawing.heic');
  const taken = (await (await send(heic, 'IMG_0001.HEIC')).json()) as UploadedPhoto;
  expect(taken).toMatchObject({ photo: 'rooms/img-0001.jpg', width: 160, height: 120 });
  const { data, info } = await sharp(join(editor.content, 'photos', taken.photo))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number) => [
    ...data.subarray((60 * info.width + x) * 3, (60 * info.width + x) * 3 + 3),
  ];
  const [left, right] = [at(20), at(140)];
  expect(left[0]).toBeGreaterThan(150);
  expect(right[2]).toBeGreaterThan(150);
  const cut = await send(heic.subarray(0, heic.length - 200), 'cut.heic');
  expect(cut.status).toBe(415);
  expect((await cut.json()).error).toMatch(/^This is a HEIC photo that cannot be read/);
});

test('a photograph that is cut off is reported as such', async () => {
  const whole = await picture(1300, 900).jpeg().toBuffer();
  const rejected = await send(whole.subarray(0, whole.length / 2), 'half.jpg');
  expect((await rejected.json()).error).toContain('incomplete');
});

test('photographs are listed with their uses, and as thumbnails', async () => {
  const photos = await editor.get<Photo[]>('/api/photos');
  const bed = photos.find(({ photo }) => photo === 'rooms/bed.jpg');
  expect(bed?.uses.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Double Room', 'Guests’ words']),
  );
  const small = await editor.ask('/api/photo/rooms/bed.jpg?w=150');
  expect(small.headers.get('content-type')).toBe('image/webp');
  expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(160);
});

test('only this inn’s photographs are shown, and only photographs are accepted', async () => {
  const outside = join(editor.content, '../secret.jpg');
  writeFileSync(outside, await picture(100, 100).jpeg().toBuffer());
  symlinkSync(outside, join(editor.content, 'photos/public/linked.jpg'));
  symlinkSync(join(editor.content, '..'), join(editor.content, 'photos/away'));
  for (const photo of [
    'public/linked.jpg',
    'away/secret.jpg',
    '../inn.yaml',
    '%2e%2e/%2e%2e/secret.jpg',
    '..%2f..%2fsecret.jpg',
    'public/house.jpg%00.png',
    '',
  ]) {
    expect((await editor.ask(`/api/photo/${photo}`)).status, photo).toBe(404);
  }
  const bytes = await picture(1300, 900).jpeg().toBuffer();
  for (const folder of ['..', 'away', 'a/../../b', '.hidden', '', 'a\0b', '/tmp']) {
    expect((await send(bytes, 'x.jpg', folder)).status, folder).toBe(400);
  }
  expect((await send(bytes, 'x.jpg', 'rooms', 'text/plain')).status).toBe(403);
});

/** The pointers of the pictures in a form, with the first entry of each list. */
function picturesIn(schema: JsonSchema, at: Pointer = []): Pointer[] {
  if (schema['x-field'] === 'picture') return [at];
  const parts = [
    ...Object.entries(schema.properties ?? {}),
    ...(typeof schema.items === 'object' ? [[0, schema.items] as const] : []),
    ...(schema.prefixItems ?? []).map((part, index) => [index, part] as const),
  ];
  return parts.flatMap(([step, part]) => picturesIn(part, [...at, step]));
}

test('crops are shown for each picture that a page shows', async () => {
  const { files } = await editor.get<Tree>('/api/tree');
  const without: string[] = [];
  for (const { path, kind } of files) {
    const { schema } = await editor.get<OpenFile>(`/api/file?path=${path}`);
    for (const at of picturesIn(schema)) {
      const crops = await editor.get(`/api/crops?kind=${kind}&at=${JSON.stringify(at)}`);
      if (Array.isArray(crops) && crops.length === 0) without.push(`${kind} ${at.join(' ')}`);
    }
  }
  // This one goes along when somebody shares the page, and is not on it.
  expect(without, 'Give the others a line in crops.ts.').toEqual(['getting-here card picture']);
});

test('each picture’s crops are those of its place on the site', async () => {
  const ratios = async (kind: string, at: unknown[]) =>
    (await editor.get<Crop[]>(`/api/crops?kind=${kind}&at=${JSON.stringify(at)}`)).map(
      ({ ratio }) => ratio,
    );
  expect(await ratios('page:home', ['hero', 'pictures', 2])).toEqual([16 / 9, 1]);
  expect(await ratios('page:home', ['about', 'pictures', 1])).toEqual([1]);
  expect(await ratios('testimonials', [0, 'picture'])).toEqual([1]);
  expect(await ratios('room', ['pictures', 0])).toEqual([1.5]);
});
