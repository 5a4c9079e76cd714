import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faultsAfter, flatPhoto, swap } from '../../../tests/fixtures/contentFolder.ts';

test.each([
  ['public/hous.jpg', 'public/house.jpg'],
  ['house.jpg', 'public/house.jpg'],
  ['rooms/house.jpg', 'public/house.jpg'],
  ['public/house.png', 'public/house.jpg'],
])('the photo %s is not there, and the likely one is named', async (typed, meant) => {
  const faults = await faultsAfter({
    'pages/not-found.yaml': swap('public/house.jpg', typed),
  });
  expect(faults).toEqual([
    {
      level: 'fault',
      file: 'content/pages/not-found.yaml',
      line: 6,
      field: 'picture, photo',
      at: ['picture', 'photo'],
      problem: `There is no photo “${typed}” in content/photos.`,
      mend: `Did you mean “${meant}”? Otherwise put the photo into that folder.`,
    },
  ]);
});

test('a small photo is warned about', async () => {
  expect(await faultsAfter({ 'photos/public/house.jpg': await flatPhoto(800) })).toEqual([
    {
      level: 'warning',
      file: 'content/photos/public/house.jpg',
      problem: 'The photo is 800 pixels wide and will look soft.',
      mend: 'Take one that is at least 1200 pixels wide, straight from the camera.',
    },
  ]);
});

test('a file that is no photo is refused', async () => {
  const faults = await faultsAfter({ 'photos/public/house.jpg': Buffer.from('hello') });
  expect(faults).toMatchObject([
    {
      level: 'fault',
      problem: 'The file cannot be opened as a photo.',
      mend: 'Save the photo again as JPEG and put it in the place of this one.',
    },
  ]);
});

test('a photo that no page shows is warned about', async () => {
  expect(await faultsAfter({ 'photos/public/cat.jpg': await flatPhoto(1200) })).toMatchObject([
    {
      level: 'warning',
      file: 'content/photos/public/cat.jpg',
      problem: 'No page shows this photo.',
      mend: 'Name it in a room or in the gallery, or delete it.',
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

test('HEIC under the name of a JPEG is refused, with the way to a JPEG', async () => {
  const faults = await faultsAfter({ 'photos/public/house.jpg': await heicPhoto() });
  expect(faults).toMatchObject([
    {
      level: 'fault',
      file: 'content/photos/public/house.jpg',
      problem: expect.stringContaining('HEIC'),
      mend: expect.stringContaining('export it as JPEG'),
    },
  ]);
});

test('a photo of which the end is missing is refused', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const whole = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#000', noise },
  })
    .jpeg()
    .toBuffer();
  const cut = whole.subarray(0, whole.length * 0.9);
  const faults = await faultsAfter({ 'photos/public/house.jpg': cut });
  expect(faults).toMatchObject([
    {
      level: 'fault',
      file: 'content/photos/public/house.jpg',
      problem: 'The photo is damaged or cut off: only a part of it can be read.',
    },
  ]);
});

test('a photo that no page shows is read all the same, since the build takes in the folder', async () => {
  const faults = await faultsAfter({ 'photos/public/cat.jpg': await heicPhoto() });
  expect(faults.map(({ level }) => level).sort()).toEqual(['fault', 'warning']);
});

test('another picture format under the name of a JPEG is refused', async () => {
  const gif = await sharp(await flatPhoto(1200))
    .gif()
    .toBuffer();
  expect(await faultsAfter({ 'photos/public/house.jpg': gif })).toMatchObject([
    {
      level: 'fault',
      problem: 'The file is neither JPEG nor PNG nor WebP, whatever its name says.',
    },
  ]);
});

test('a photo as a camera names it will do', async () => {
  const faults = await faultsAfter({
    'pages/not-found.yaml': swap('public/house.jpg', 'public/IMG_2041.JPG'),
    'photos/public/IMG_2041.JPG': await flatPhoto(1200),
  });
  expect(faults).toEqual([]);
});
