import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith, temporaryFolder } from '../tests/mail/support/folders.ts';
import { ensureBuilt, makeBuild } from './build.ts';
import { serverSettings, storeOf } from './store.ts';

// Stands in for Astro: a page with the words of the content, or the reason why there is none.
const BUILDER = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const { BUILD_REPORT, CONTENT_DIR } = process.env;
const words = readFileSync(CONTENT_DIR + '/inn.yaml', 'utf8');
if (words.includes('slip')) {
  writeFileSync(BUILD_REPORT, CONTENT_DIR + '/inn.yaml, line 1: There is a slip');
  process.exit(1);
}
const out = process.argv[4];
mkdirSync(out, { recursive: true });
writeFileSync(out + '/index.html', words);
`;

function project() {
  const root = folderWith({
    'node_modules/astro/bin/astro.mjs': BUILDER,
    'content/inn.yaml': 'name: As checked',
    'content/.git/HEAD': 'ref: refs/heads/main',
    'package-lock.json': '{}',
  });
  const copy = join(temporaryFolder(), 'copy');
  cpSync(join(root, 'content/inn.yaml'), join(copy, 'inn.yaml'));
  return { root, copy, content: join(root, 'content') };
}

test('a copy of the content is built instead of it, and counts as its build', async () => {
  const { root, copy, content } = project();
  const settings = serverSettings({});
  writeFileSync(join(content, 'inn.yaml'), 'name: Saved meanwhile');
  const release = await makeBuild(root, { settings, content: copy });
  expect(readFileSync(join(release?.folder ?? '', 'index.html'), 'utf8')).toBe('name: As checked');
  expect(release?.settings).toEqual(settings);
  // With the same content and settings, the server does not build again.
  writeFileSync(join(content, 'inn.yaml'), 'name: As checked');
  expect(await ensureBuilt(root)).toBe(release?.folder);
});

test('the reason why a copy could not be built names the owner’s folder', async () => {
  const { root, copy } = project();
  writeFileSync(join(copy, 'inn.yaml'), 'slip');
  const settings = serverSettings({ CONTENT_DIR: '/srv/inn' });
  const built = makeBuild(root, { settings, content: copy });
  await expect(built).rejects.toThrow('built: /srv/inn/inn.yaml, line 1: There is a slip.');
  expect(readFileSync(join(storeOf(root), 'failure.json'), 'utf8')).not.toContain(copy);
});
