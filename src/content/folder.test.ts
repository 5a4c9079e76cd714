import { expect, test } from 'vitest';
import { contentFolder, folderName } from './folder.ts';

test('the content is in content/ unless CONTENT_DIR says otherwise', () => {
  expect(contentFolder('/site', {})).toBe('/site/content');
  expect(contentFolder('/site', { CONTENT_DIR: '' })).toBe('/site/content');
  expect(contentFolder('/site', { CONTENT_DIR: '/srv/our words' })).toBe('/srv/our words');
});

test('a relative CONTENT_DIR begins at the project, whatever the current directory', () => {
  expect(contentFolder('/site', { CONTENT_DIR: '../words' })).toBe('/words');
});

test('a folder’s name is the path that its owner knows', () => {
  expect(folderName('/site/content', '/site')).toBe('content');
  expect(folderName('/srv/our words', '/site')).toBe('/srv/our words');
});
