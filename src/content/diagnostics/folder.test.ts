import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingFiles, roomAddressFaults, strayFiles, unreadableFiles } from './folder.ts';

const name = (path: string) => `content/${path}`;

test('every file the site needs is asked for', () => {
  const files = missingFiles(['rooms/One.yaml'], name).map(({ file }) => file);
  expect(files).toContain('content/inn.yaml');
  expect(files).toContain('content/nearby-places.yaml');
  expect(files).toContain('content/pages/not-sent.yaml');
  expect(files).toHaveLength(16);
});

test('a missing file is to be brought back', () => {
  expect(missingFiles(['rooms/One.yaml'], name)[0]).toMatchObject({
    level: 'fault',
    problem: 'The file is missing.',
    mend: 'Bring it back, from a copy or from the history of the site.',
  });
});

test('a file that came later is to be copied from the sample', () => {
  const there = ['inn.yaml', 'rooms/One.yaml'];
  const fault = missingFiles(there, name).find(({ file }) => file.endsWith('privacy.yaml'));
  expect(fault?.mend).toBe(
    'Copy the sample’s, “content/pages/privacy.yaml” of the project, and make it true of your inn.',
  );
});

test('an inn without a room is refused', () => {
  expect(missingFiles([], name).at(-1)).toMatchObject({
    file: 'content/rooms',
    problem: 'There is no room.',
  });
});

test.each([
  ['inn.yml', 'Name it “inn.yaml” if it should be shown, or delete it.'],
  ['testimonial.yaml', 'Name it “testimonials.yaml” if it should be shown, or delete it.'],
  ['rooms/Suite.yml', 'Name it “rooms/Suite.yaml” if it should be shown, or delete it.'],
  ['rooms/Suite.txt', 'Name it “rooms/Suite.yaml” if it should be shown, or delete it.'],
  ['shopping-list.txt', 'Delete it, or keep it elsewhere.'],
])('%s is not read, which is warned about', (path, mend) => {
  expect(strayFiles([path], name)).toEqual([
    {
      level: 'warning',
      file: `content/${path}`,
      problem: 'The site does not read this file.',
      mend,
    },
  ]);
});

test.each([
  ['rooms/Suite.yaml.txt', 'rooms/Suite.yaml'],
  ['inn.yaml.txt', 'inn.yaml'],
  ['pages/about.yml.txt', 'pages/about.yaml'],
])('the .txt that an editor puts after %s is named', (path, meant) => {
  expect(strayFiles([path], name)).toMatchObject([
    {
      problem: 'The site does not read this file: the editor has put .txt after its name.',
      mend: `Name it “${meant}” if it should be shown, or delete it.`,
    },
  ]);
});

test('the page for the innkeeper is no stray', () => {
  expect(strayFiles(['README.md'], name)).toEqual([]);
});

test('a room whose file name cannot be an address is offered one that can', () => {
  expect(roomAddressFaults(['rooms/Deluxe Room (new).yaml'], name)).toMatchObject([
    {
      problem: 'The file name is the address of the room, and this one cannot be an address.',
      mend: 'Use letters, digits, - and _ only, such as “Deluxe_Room_new.yaml”.',
    },
  ]);
});

test('a room may not take the address of a page, whatever its capitals', () => {
  expect(roomAddressFaults(['rooms/Gallery.yaml'], name)).toMatchObject([
    {
      problem: 'The address /Gallery belongs to another page.',
      mend: 'Give the file another name, such as “Gallery_Room.yaml”.',
    },
  ]);
});

test.each(['healthz', 'livez'])('a room may not take /%s, which the server answers', (address) => {
  expect(roomAddressFaults([`rooms/${address}.yaml`], name)).toHaveLength(1);
});

test('a room may take the address of no page in src/pages', () => {
  const pages = readdirSync('src/pages')
    .filter((file) => /^[a-z\d-]+(?:\.astro)?$/.test(file))
    .map((file) => file.replace('.astro', ''))
    // Folders that hold files alone.
    .filter((address) => !['icons', 'share'].includes(address));
  expect(pages).toContain('card');
  const taken = pages.filter((page) => roomAddressFaults([`rooms/${page}.yaml`], name).length > 0);
  expect(taken).toEqual(pages);
});

test('a file that may not be read is named, with how to open it', async () => {
  const mayRead = async (file: string) => {
    if (file.endsWith('inn.yaml')) throw new Error('EACCES');
  };
  expect(await unreadableFiles('/inn', ['inn.yaml', 'map.yaml'], name, mayRead)).toMatchObject([
    { level: 'fault', file: 'content/inn.yaml', mend: expect.stringContaining('chmod a+r') },
  ]);
});

test('two rooms may not differ in capitals only', () => {
  expect(roomAddressFaults(['rooms/Suite.yaml', 'rooms/suite.yaml'], name)).toMatchObject([
    { problem: 'The file name differs from “Suite.yaml” in capitals only.' },
  ]);
});
