import { createHash } from 'node:crypto';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flatPhoto } from '../../../tests/fixtures/contentFolder.ts';
import { folderWith } from '../../../tests/mail/support/folders.ts';
import { decodePhotos } from './decodePhotos.ts';

test('a photo is read once: later results come from the cache, by its bytes', async () => {
  const photo = await flatPhoto(1200);
  const folder = folderWith({ 'a.jpg': photo });
  const memory = join(folder, 'memory/verdicts.json');
  const file = join(folder, 'a.jpg');
  expect((await decodePhotos([file], memory)).get(file)).toEqual({ kind: 'photo', width: 1200 });

  const hash = createHash('sha256').update(photo).digest('base64url');
  expect(Object.keys(JSON.parse(readFileSync(memory, 'utf8')))).toEqual([hash]);
  // A cached result that the photo itself would never give, and a file that looks new.
  utimesSync(file, 1, 1);
  writeFileSync(memory, JSON.stringify({ [hash]: { kind: 'heic' } }));
  expect((await decodePhotos([file], memory)).get(file)).toEqual({ kind: 'heic' });
  writeFileSync(file, await flatPhoto(1300));
  expect((await decodePhotos([file], memory)).get(file)).toEqual({ kind: 'photo', width: 1300 });
});

test('an unreadable cache is started anew', async () => {
  const folder = folderWith({ 'a.jpg': await flatPhoto(1200), 'verdicts.json': '{"cut o' });
  const file = join(folder, 'a.jpg');
  const verdicts = await decodePhotos([file], join(folder, 'verdicts.json'));
  expect(verdicts.get(file)).toEqual({ kind: 'photo', width: 1200 });
});
