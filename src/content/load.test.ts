import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../../tests/mail/support/folders.ts';
import { listFiles } from './load.ts';

test('while git works in the content folder, all of its files are found', async () => {
  const root = folderWith({ 'inn.yaml': '', 'rooms/A.yaml': '', '.git/HEAD': '', 'a/.b/c': '' });
  const objects = Array.from({ length: 50 }, (_, index) => join(root, '.git', String(index)));
  let isAtWork = true;
  const git = async () => {
    while (isAtWork) {
      await Promise.all(objects.map((path) => mkdir(path)));
      await Promise.all(objects.map((path) => rmdir(path)));
    }
  };
  const work = git();
  for (let round = 0; round < 100; round++)
    expect(await listFiles(root)).toEqual(['inn.yaml', 'rooms/A.yaml']);
  isAtWork = false;
  await work;
});

test('a folder that cannot be listed is not taken for an empty one', async () => {
  expect(await listFiles(join(folderWith({}), 'none'))).toEqual([]);
  await expect(listFiles(`/${'x'.repeat(300)}`)).rejects.toThrow('ENAMETOOLONG');
});
