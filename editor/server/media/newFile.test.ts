import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/mail/support/folders.ts';
import { writeIfAbsent, writeNew } from './newFile.ts';

/** Paths of this process's open files, except files that were just closed. */
const openFiles = () =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)];
    } catch {
      return [];
    }
  });

test('ten writers at once get different names', async () => {
  const folder = temporaryFolder();
  const bytes = Array.from({ length: 10 }, (_, index) => Buffer.from([index]));
  const names = await Promise.all(bytes.map((one) => writeNew(folder, 'bed', 'jpg', one)));
  expect(new Set(names).size).toBe(10);
  expect(readdirSync(folder).sort()).toEqual([...names].sort());
  expect(names.map((name) => readFileSync(join(folder, name))[0])).toEqual(
    bytes.map(([index]) => index),
  );
});

test('the same file is there once, however often it is sent', async () => {
  const folder = temporaryFolder();
  const send = (text: string) => writeNew(folder, 'bed', 'jpg', Buffer.from(text));
  expect([await send('bed'), await send('other'), await send('bed'), await send('other')]).toEqual([
    'bed.jpg',
    'bed-2.jpg',
    'bed.jpg',
    'bed-2.jpg',
  ]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('an existing file is left as it is', async () => {
  const file = join(temporaryFolder(), 'bed.jpg');
  expect(await writeIfAbsent(file, Buffer.from('first'))).toBe(true);
  expect(await writeIfAbsent(file, Buffer.from('second'))).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('first');
});

test.runIf(process.platform === 'linux')(
  'what the disk does not take leaves no file, and none open',
  async () => {
    const folder = temporaryFolder();
    // Simulates a disk that fills up while the file is written.
    const bytes = (async function* () {
      yield Buffer.from('half');
      throw new Error('The disk is full.');
    })() as unknown as Uint8Array;
    await expect(writeNew(folder, 'bed', 'jpg', bytes)).rejects.toThrow('The disk is full.');
    expect(readdirSync(folder)).toEqual([]);
    expect(openFiles().filter((path) => path.includes(folder))).toEqual([]);
  },
);
