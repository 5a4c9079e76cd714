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
