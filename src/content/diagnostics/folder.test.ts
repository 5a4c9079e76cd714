import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageCodes } from '../../site/languages.ts';
import { missingFiles, roomAddressDiagnostics, strayFiles, unreadableFiles } from './folder.ts';

test('every missing required file is reported', () => {
  const files = missingFiles(['rooms/One.yaml']).map(({ file }) => file);
  expect(files).toContain('inn.yaml');
  expect(files).toContain('nearby-places.yaml');
  expect(files).toContain('pages/not-sent.yaml');
  expect(files).toHaveLength(16);
});

test('the fix for a missing file is to restore it', () => {
  expect(missingFiles(['rooms/One.yaml'])[0]).toMatchObject({
    severity: 'error',
    message: 'The file is missing.',
    fix: 'Bring it back, from a copy or from the history of the site.',
  });
});

test('the fix for a file that became required later is to copy it from the sample', () => {
  const there = ['inn.yaml', 'rooms/One.yaml'];
  const missing = missingFiles(there).find(({ file }) => file?.endsWith('privacy.yaml'));
  expect(missing?.fix).toBe(
    'Copy the sample’s, “content/pages/privacy.yaml” of the project, and make it true of your inn.',
  );
});

test('an inn without a room is refused', () => {
  expect(missingFiles([]).at(-1)).toMatchObject({
    file: 'rooms',
    message: 'There is no room.',
  });
});

test.each([
  ['inn.yml', 'Name it “inn.yaml” if it should be shown, or delete it.'],
  ['testimonial.yaml', 'Name it “testimonials.yaml” if it should be shown, or delete it.'],
  ['rooms/Suite.yml', 'Name it “rooms/Suite.yaml” if it should be shown, or delete it.'],
  ['rooms/Suite.txt', 'Name it “rooms/Suite.yaml” if it should be shown, or delete it.'],
  ['shopping-list.txt', 'Delete it, or keep it elsewhere.'],
])('%s is not read, which is warned about', (path, fix) => {
  expect(strayFiles([path])).toEqual([
    {
      severity: 'warning',
      file: `${path}`,
      message: 'The site does not read this file.',
      fix,
    },
  ]);
});

test.each([
  ['rooms/Suite.yaml.txt', 'rooms/Suite.yaml'],
  ['inn.yaml.txt', 'inn.yaml'],
  ['pages/about.yml.txt', 'pages/about.yaml'],
])('the .txt that an editor puts after %s is named', (path, meant) => {
  expect(strayFiles([path])).toMatchObject([
    {
      message: 'The site does not read this file: the editor has put .txt after its name.',
      fix: `Name it “${meant}” if it should be shown, or delete it.`,
    },
  ]);
});

test('the innkeeper’s README is not a stray file', () => {
  expect(strayFiles(['README.md'])).toEqual([]);
});

test('a room whose file name cannot be an address gets a suggestion that can', () => {
  expect(roomAddressDiagnostics(['rooms/Deluxe Room (new).yaml'])).toMatchObject([
    {
      message: 'The file name is the address of the room, and this one cannot be an address.',
      fix: 'Use letters, digits, - and _ only, such as “Deluxe_Room_new.yaml”.',
    },
  ]);
});

test('a room may not take the address of a page, whatever its capitals', () => {
  expect(roomAddressDiagnostics(['rooms/Gallery.yaml'])).toMatchObject([
    {
      message: 'The address /Gallery belongs to another page.',
      fix: 'Give the file another name, such as “Gallery_Room.yaml”.',
    },
  ]);
});

test.each(['healthz', 'livez'])('a room may not take /%s, which the server answers', (address) => {
  expect(roomAddressDiagnostics([`rooms/${address}.yaml`])).toHaveLength(1);
});

test.each(languageCodes)('a room may not take /%s, where pages in that language begin', (code) => {
  expect(roomAddressDiagnostics([`rooms/${code}.yaml`])).toHaveLength(1);
});

test('a room may not take the address of any page in src/pages', () => {
  const pages = readdirSync('src/pages')
    .filter((file) => /^[a-z\d-]+(?:\.astro)?$/.test(file))
    .map((file) => file.replace('.astro', ''))
    // Folders that hold files alone.
    .filter((address) => !['icons', 'share'].includes(address));
  expect(pages).toContain('card');
  const taken = pages.filter((page) => roomAddressDiagnostics([`rooms/${page}.yaml`]).length > 0);
  expect(taken).toEqual(pages);
});

test('a file that may not be read is named, with how to open it', async () => {
  const mayRead = async (file: string) => {
    if (file.endsWith('inn.yaml')) throw Object.assign(new Error(), { code: 'EACCES' });
    // Deleted after it was listed.
    if (file.endsWith('gone.yaml')) throw Object.assign(new Error(), { code: 'ENOENT' });
  };
  const paths = ['inn.yaml', 'map.yaml', 'gone.yaml'];
  expect(await unreadableFiles('/inn', paths, mayRead)).toMatchObject([
    { severity: 'error', file: 'inn.yaml', fix: expect.stringContaining('chmod a+r') },
  ]);
});

test('two rooms may not differ in capitals only', () => {
  expect(roomAddressDiagnostics(['rooms/Suite.yaml', 'rooms/suite.yaml'])).toMatchObject([
    { message: 'The file name differs from “Suite.yaml” in capitals only.' },
  ]);
});
