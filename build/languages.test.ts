import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { folderWith, temporaryFolder } from '../tests/mail/support/folders.ts';
import { languagePages } from './languages.ts';

test('pages of a language that a build left behind when it failed are not those of the next build', async () => {
  const dist = join(temporaryFolder(), 'dist');
  const left = `${dist}.kn`;
  mkdirSync(left);
  writeFileSync(join(left, 'index.html'), '<main>ನಮಸ್ಕಾರ</main>');
  // The inn has given up Kannada since.
  const begin = languagePages(folderWith({ 'inn.yaml': 'languages: []\n' })).hooks[
    'astro:config:setup'
  ];
  const config = { outDir: pathToFileURL(`${dist}/`) };
  await begin?.({ command: 'build', config } as Parameters<typeof begin>[0]);
  expect(existsSync(left)).toBe(false);
});
