import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HOUR } from '../lib/durations.ts';
import { OperatorError } from '../lib/errors.ts';
import { addPidFile } from '../lib/pidFile.ts';
import { folderWith, temporaryFolder } from '../tests/mail/support/folders.ts';
import { placeCopy, publishRelease } from './publish.ts';
import { releasesIn, serversFolder } from './store.ts';

const START = Date.parse('2027-03-10T00:00:00Z');

/** A store, and a way to publish a build into it some hours after the start. */
function emptyStore() {
  const store = temporaryFolder();
  const publish = (files: Record<string, string>, hours = 0, settings = {}) => {
    const staged = join(store, 'next');
    mkdirSync(staged);
    for (const [path, content] of Object.entries(files)) writeFileSync(join(staged, path), content);
    return publishRelease(store, staged, { settings, sources: '' }, new Date(START + hours * HOUR));
  };
  return { store, publish, numbers: () => releasesIn(store).map(({ number }) => number) };
}

test('a release is kept while it is shown, and for 25 hours after the next one with its settings', () => {
  const { store, publish, numbers } = emptyStore();
  publish({ a: '1' });
  publish({ a: '2' }, 1);
  publish({ a: 'for another' }, 2, { SITE_ORIGIN: 'https://example.org' });
  publish({ a: '3' }, 25);
  expect(numbers()).toEqual([4, 3, 2, 1]);
  const server = addPidFile(serversFolder(store), { settings: {}, release: 2 });
  publish({ a: '4' }, 60);
  expect(numbers()).toEqual([5, 4, 3, 2]);
  server.remove();
  publish({ a: '5' }, 61);
  expect(numbers()).toEqual([6, 5, 4, 3]);
  publish({ a: '6' }, 24 * 40);
  expect(numbers()).toEqual([7, 6]);
});

test('files that two releases share are stored once, and “current” points to the newest release', () => {
  const { store, publish } = emptyStore();
  const first = publish({ same: 'picture', other: 'old' });
  const second = publish({ same: 'picture', other: 'new' });
  const inode = (folder: string, file: string) => statSync(join(folder, file)).ino;
  expect(inode(first.folder, 'same')).toBe(inode(second.folder, 'same'));
  expect(readFileSync(join(first.folder, 'other'), 'utf8')).toBe('old');
  expect(readFileSync(join(store, 'current', 'other'), 'utf8')).toBe('new');
});

test('a folder without its record is not a release, and is removed', () => {
  const { store, publish, numbers } = emptyStore();
  mkdirSync(join(store, 'releases', '7'), { recursive: true });
  publish({ a: '1' });
  expect(numbers()).toEqual([8]);
  expect(existsSync(join(store, 'releases', '7'))).toBe(false);
});

test('a copy replaces a folder completely: no earlier file is left', () => {
  const root = folderWith({ 'dist/old.html': 'old', 'build/new.html': 'new' });
  const store = temporaryFolder();
  placeCopy(store, join(root, 'build'), join(root, 'dist'));
  expect(existsSync(join(root, 'dist/old.html'))).toBe(false);
  expect(readFileSync(join(root, 'dist/new.html'), 'utf8')).toBe('new');
  expect(existsSync(join(root, 'build/new.html'))).toBe(true);
});

test('a copy that belongs to another user stays, and the message says what to do', () => {
  const root = folderWith({
    'build/index.html': 'new',
    'dist/index.html': 'old',
    'store/.keep': '',
  });
  const [store, target] = [join(root, 'store'), join(root, 'dist')];
  for (const folder of [root, store]) chmodSync(folder, 0o777);
  chmodSync(target, 0o555);
  onTestFinished(() => chmodSync(target, 0o755));
  // Root can move any folder, so become nobody (65534).
  if (process.getuid?.() === 0) {
    process.seteuid?.(65_534);
    onTestFinished(() => process.seteuid?.(0));
  }
  const place = () => placeCopy(store, join(root, 'build'), target);
  expect(place).toThrow(OperatorError);
  expect(place).toThrow(
    `${target} cannot be replaced (EACCES): delete it as its owner (sudo rm -r `,
  );
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('old');
});

test('a power cut between the two renames loses no copy, though the next one fails', () => {
  const root = folderWith({ 'store/placed-before/index.html': 'old' });
  const [store, target] = [join(root, 'store'), join(root, 'dist')];
  expect(() => placeCopy(store, join(root, 'nothing'), target)).toThrow('ENOENT');
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('old');
});

test('a copy that fails leaves nothing behind', () => {
  const root = folderWith({ 'build/index.html': 'new', 'store/.keep': '' });
  const store = join(root, 'store');
  const target = join(root, 'nowhere/dist');
  expect(() => placeCopy(store, join(root, 'build'), target)).toThrow('ENOENT');
  expect(readdirSync(store)).toEqual(['.keep']);
});
