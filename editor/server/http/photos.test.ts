import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesk, type TestDesk } from '../../../tests/support/openEditor.ts';
import type { Crop, Photo, TakenPhoto } from '../../model/api.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const send = (bytes: Uint8Array, name: string, folder = 'rooms', type = 'image/jpeg') =>
  desk.ask(`/api/photos?name=${encodeURIComponent(name)}&folder=${encodeURIComponent(folder)}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'Content-Type': type },
  });

/** A chequered photograph, sharp and light. */
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

test('a telephone’s photograph is turned, made smaller, and no longer says where it was taken', async () => {
  const original = await picture(3000, 2000)
    .withExif({ IFD3: { GPSLatitude: '12/1 54/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const before = await sharp(original).metadata();
  expect(before.orientation).toBe(6);
  expect(before.exif?.length).toBeGreaterThan(0);
  const sent = await send(original, 'Bed by the Wíndow.JPG');
  const taken = (await sent.json()) as TakenPhoto;
  expect(taken).toEqual({
    photo: 'rooms/bed-by-the-window.jpg',
    width: 1600,
    height: 2400,
    remarks: [],
  });
  const kept = await sharp(join(desk.content, 'photos', taken.photo)).metadata();
  expect(kept).toMatchObject({ format: 'jpeg', width: 1600, height: 2400, space: 'srgb' });
  expect([kept.exif, kept.xmp, kept.iptc, kept.orientation].every((one) => !one)).toBe(true);
});

test('a name is never taken from another photograph; one in Kannada is a photo', async () => {
  const bytes = await picture(1300, 900).png().toBuffer();
  const names = [];
  for (const name of ['bed.png', 'bed.png', 'ಕೋಣೆ.png', '../../inn.yaml']) {
    names.push(((await (await send(bytes, name)).json()) as TakenPhoto).photo);
  }
  expect(names).toEqual(['rooms/bed-2.jpg', 'rooms/bed-3.jpg', 'rooms/photo.jpg', 'rooms/inn.jpg']);
});

test('what could be better is said, and stops nothing', async () => {
  const sharpOne = picture(1300, 900);
  const remarks = async (made: Sharp, name: string) => {
    const sent = await send(await made.jpeg().toBuffer(), name);
    expect(sent.status).toBe(200);
    return ((await sent.json()) as TakenPhoto).remarks;
  };
  expect(await remarks(sharpOne.clone(), 'fine')).toEqual([]);
  expect(await remarks(sharpOne.clone().blur(12), 'soft')).toEqual([
    expect.stringContaining('blurred'),
  ]);
  expect(await remarks(sharpOne.clone().linear(0.2, 0), 'night')).toEqual([
    expect.stringContaining('dark'),
  ]);
  expect(await remarks(picture(700, 500), 'little')).toEqual([
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
  ['an iPhone’s HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'HEIC', 415],
])('%s is no photograph, which is said in a sentence', async (_, bytes, __, status) => {
  const before = readdirSync(join(desk.content, 'photos/rooms')).length;
  const refused = await send(bytes, 'x.jpg');
  expect(refused.status).toBe(status);
  expect((await refused.json()).error).toMatch(/photo/);
  expect(readdirSync(join(desk.content, 'photos/rooms'))).toHaveLength(before);
});

test('a photograph that is cut off is said to be', async () => {
  const whole = await picture(1300, 900).jpeg().toBuffer();
  const refused = await send(whole.subarray(0, whole.length / 2), 'half.jpg');
  expect((await refused.json()).error).toContain('cut off');
});

test('photographs are listed with who shows them, and shown small', async () => {
  const photos = await desk.get<Photo[]>('/api/photos');
  const bed = photos.find(({ photo }) => photo === 'rooms/bed.jpg');
  expect(bed?.usedIn).toEqual(expect.arrayContaining(['Double Room', 'Guests’ words']));
  const small = await desk.ask('/api/photo/rooms/bed.jpg?w=150');
  expect(small.headers.get('content-type')).toBe('image/webp');
  expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(160);
});

test('nothing but photographs is shown or taken in, and nothing elsewhere', async () => {
  const outside = join(desk.content, '../secret.jpg');
  writeFileSync(outside, await picture(100, 100).jpeg().toBuffer());
  symlinkSync(outside, join(desk.content, 'photos/public/linked.jpg'));
  symlinkSync(join(desk.content, '..'), join(desk.content, 'photos/away'));
  for (const photo of [
    'public/linked.jpg',
    'away/secret.jpg',
    '../inn.yaml',
    '%2e%2e/%2e%2e/secret.jpg',
    '..%2f..%2fsecret.jpg',
    'public/house.jpg%00.png',
    '',
  ]) {
    expect((await desk.ask(`/api/photo/${photo}`)).status, photo).toBe(404);
  }
  const bytes = await picture(1300, 900).jpeg().toBuffer();
  for (const folder of ['..', 'away', 'a/../../b', '.hidden', '', 'a\0b', '/tmp']) {
    expect((await send(bytes, 'x.jpg', folder)).status, folder).toBe(400);
  }
  expect((await send(bytes, 'x.jpg', 'rooms', 'text/plain')).status).toBe(403);
});

test('each picture’s crops are those of its place', async () => {
  const ratios = async (kind: string, at: unknown[]) =>
    (await desk.get<Crop[]>(`/api/crops?kind=${kind}&at=${JSON.stringify(at)}`)).map(
      ({ ratio }) => ratio,
    );
  expect(await ratios('page:home', ['hero', 'pictures', 2])).toEqual([16 / 9, 1]);
  expect(await ratios('page:home', ['about', 'pictures', 1])).toEqual([1]);
  expect(await ratios('testimonials', [0, 'picture'])).toEqual([1]);
  expect(await ratios('room', ['pictures', 0])).toEqual([1.5]);
});
