import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../tests/mail/support/folders.ts';
import { buildHash, sourcesHash } from './stamp.ts';

test('content, code and the build’s variables count; touching a file or another variable does not', () => {
  const root = folderWith({ 'content/inn.yaml': 'name: Inn', 'src/a.ts': '', 'docs/x.md': '' });
  const before = sourcesHash(root, { EMAILJS_ORIGIN: 'self' });
  utimesSync(join(root, 'src/a.ts'), 1, 1);
  writeFileSync(join(root, 'docs/x.md'), 'changed');
  expect(sourcesHash(root, { EMAILJS_ORIGIN: 'self', PORT: '1' })).toBe(before);
  expect(sourcesHash(root, {})).not.toBe(before);
  writeFileSync(join(root, 'content/inn.yaml'), 'name: Other');
  expect(sourcesHash(root, { EMAILJS_ORIGIN: 'self' })).not.toBe(before);
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

test('a build by other means shows', () => {
  const dist = folderWith({ 'index.html': 'home' });
  const before = buildHash(dist);
  expect(buildHash(dist)).toBe(before);
  utimesSync(join(dist, 'index.html'), 1, 1);
  expect(buildHash(dist)).not.toBe(before);
});
