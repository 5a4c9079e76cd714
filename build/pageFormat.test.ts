import { expect, test } from 'vitest';
import { pageFormat } from './pageFormat.ts';

test('pages are files unless folders are asked for', () => {
  expect(pageFormat({})).toBe('file');
  expect(pageFormat({ BUILD_FORMAT: 'files' })).toBe('file');
  expect(pageFormat({ BUILD_FORMAT: 'folders' })).toBe('directory');
  expect(() => pageFormat({ BUILD_FORMAT: 'folder' })).toThrow('must be "files" or "folders"');
});
