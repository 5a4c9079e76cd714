import sharp from 'sharp';
import { expect, test } from 'vitest';
import { diagnosticsAfter, flatPhoto, swap } from '../../../tests/fixtures/contentFolder.ts';

test.each([
  ['public/hous.jpg', 'public/house.jpg'],
  ['house.jpg', 'public/house.jpg'],
  ['rooms/house.jpg', 'public/house.jpg'],
  ['public/house.png', 'public/house.jpg'],
])('the photo %s is not there, and the likely one is named', async (typed, meant) => {
  const found = await diagnosticsAfter({
    'pages/not-found.yaml': swap('public/house.jpg', typed),
  });
  expect(found).toEqual([
    {
      severity: 'error',
      file: 'pages/not-found.yaml',
      line: 6,
      field: 'picture, photo',
      pointer: ['picture', 'photo'],
      message: `The photograph “${typed}” is not there any more.`,
      fix: `Did you mean “${meant}”? Otherwise choose another photograph.`,
      hint: 'In the file: put the photo into content/photos.',
    },
  ]);
});

test('a small photo is warned about', async () => {
  expect(await diagnosticsAfter({ 'photos/public/house.jpg': await flatPhoto(800) })).toEqual([
    {
      severity: 'warning',
      file: 'photos/public/house.jpg',
      message: 'The photo is 800 pixels wide and will look soft.',
      fix: 'Choose one that is at least 1200 pixels wide, straight from the camera.',
    },
  ]);
});

test('a file that is no photo is refused', async () => {
  const found = await diagnosticsAfter({ 'photos/public/house.jpg': Buffer.from('hello') });
  expect(found).toMatchObject([
    {
      severity: 'error',
      message: 'This cannot be opened as a photo.',
      fix: 'Save the photo again as JPEG and choose that in its place.',
    },
  ]);
});

test('a photo that no page shows is warned about', async () => {
  expect(await diagnosticsAfter({ 'photos/public/cat.jpg': await flatPhoto(1200) })).toMatchObject([
    {
      severity: 'warning',
      file: 'photos/public/cat.jpg',
      message: 'No page shows this photo.',
      fix: 'Show it in a room or in the gallery, or delete it.',
    },
  ]);
});

/** A photo in the container of an iPhone's: libheif writes it with AV1 and says so in the brand. */
async function heicPhoto(): Promise<Buffer> {
  const avif = await sharp(await flatPhoto(1200))
    .avif()
    .toBuffer();
  return Buffer.from(avif.toString('latin1').replace('ftypavif', 'ftypheic'), 'latin1');
}

test('HEIC with a JPEG’s file name is refused, with how to make a JPEG', async () => {
  const found = await diagnosticsAfter({ 'photos/public/house.jpg': await heicPhoto() });
  expect(found).toMatchObject([
    {
      severity: 'error',
      file: 'photos/public/house.jpg',
      message: expect.stringContaining('HEIC'),
      fix: expect.stringContaining('Export it as JPEG'),
    },
  ]);
});

test('a photo that is cut off is refused', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const whole = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#000', noise },
  })
    .jpeg()
    .toBuffer();
  const cut = whole.subarray(0, whole.length * 0.9);
  const found = await diagnosticsAfter({ 'photos/public/house.jpg': cut });
  expect(found).toMatchObject([
    {
      severity: 'error',
      file: 'photos/public/house.jpg',
      message: 'The photo is damaged or cut off: only a part of it can be read.',
    },
  ]);
});

test('a photo that no page shows is read too, since the build takes in the whole folder', async () => {
  const found = await diagnosticsAfter({ 'photos/public/cat.jpg': await heicPhoto() });
  expect(found.map(({ severity }) => severity).sort()).toEqual(['error', 'warning']);
});

test('another picture format with a JPEG’s file name is refused', async () => {
  const gif = await sharp(await flatPhoto(1200))
    .gif()
    .toBuffer();
  expect(await diagnosticsAfter({ 'photos/public/house.jpg': gif })).toMatchObject([
    {
      severity: 'error',
      message: 'This is neither JPEG nor PNG nor WebP, whatever its name says.',
    },
  ]);
});

test('a camera’s file names are accepted', async () => {
  const found = await diagnosticsAfter({
    'pages/not-found.yaml': swap('public/house.jpg', 'public/IMG_2041.JPG'),
    'photos/public/IMG_2041.JPG': await flatPhoto(1200),
  });
  expect(found).toEqual([]);
});
