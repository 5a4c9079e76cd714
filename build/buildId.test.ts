import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith, temporaryFolder } from '../tests/mail/support/folders.ts';
import { contentId, readBuildId } from './buildId.ts';

const inn = () =>
  folderWith({
    'inn.yaml': 'name: Inn\nphone: 1\n',
    'rooms/Double_Room.yaml': 'name: Double\n',
    'photos/rooms/bed.jpg': 'bed',
    'photos/logo.svg': '<svg>\n</svg>\n',
  });

test('the same content has the same id, whatever lies beside it and whoever checked it out', async () => {
  const content = inn();
  const id = await contentId(content);
  const copy = join(temporaryFolder(), 'elsewhere');
  cpSync(content, copy, { recursive: true });
  for (const path of [
    'README.md',
    '.inn.yaml.0123456789ab',
    'photos/.0123456789abcdef',
    'Thumbs.db',
  ]) {
    writeFileSync(join(copy, path), 'not of the site');
  }
  writeFileSync(join(copy, 'inn.yaml'), 'name: Inn\r\nphone: 1\r\n');
  writeFileSync(join(copy, 'photos/logo.svg'), '<svg>\r\n</svg>\r\n');
  expect(await contentId(copy)).toBe(id);
});

test.each([
  ['a word', (content: string) => writeFileSync(join(content, 'inn.yaml'), 'name: Other\n')],
  ['a photograph', (content: string) => writeFileSync(join(content, 'photos/rooms/bed.jpg'), 'x')],
  ['a logo', (content: string) => writeFileSync(join(content, 'photos/logo.svg'), '<svg />')],
  ['a room less', (content: string) => rmSync(join(content, 'rooms/Double_Room.yaml'))],
])('%s makes another id', async (_, change) => {
  const content = inn();
  const id = await contentId(content);
  change(content);
  expect(await contentId(content)).not.toBe(id);
});

test('a build without an id file has no id', () => {
  expect(readBuildId(temporaryFolder())).toBeUndefined();
  const built = folderWith({ 'build.json': '{"content":"x"}' });
  expect(readBuildId(built)).toEqual({ content: 'x' });
});
