import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../tests/mail/support/folders.ts';
import { sourcesHash } from './stamp.ts';

test('content and code count; touching a file or other files do not', () => {
  const root = folderWith({ 'content/inn.yaml': 'name: Inn', 'src/a.ts': '', 'docs/x.md': '' });
  const before = sourcesHash(root, {});
  utimesSync(join(root, 'src/a.ts'), 1, 1);
  writeFileSync(join(root, 'docs/x.md'), 'changed');
  expect(sourcesHash(root, {})).toBe(before);
  writeFileSync(join(root, 'content/inn.yaml'), 'name: Other');
  expect(sourcesHash(root, {})).not.toBe(before);
});

test('the content that counts is that of CONTENT_DIR', () => {
  const root = folderWith({ 'content/inn.yaml': 'name: Sample' });
  const own = folderWith({ 'inn.yaml': 'name: Inn' });
  const env = { CONTENT_DIR: own };
  const before = sourcesHash(root, env);
  writeFileSync(join(root, 'content/inn.yaml'), 'name: Other');
  expect(sourcesHash(root, env)).toBe(before);
  writeFileSync(join(own, 'inn.yaml'), 'name: Other');
  expect(sourcesHash(root, env)).not.toBe(before);
});
