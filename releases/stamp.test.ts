import { execFileSync } from 'node:child_process';
import { appendFileSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folderWith } from '../tests/mail/support/folders.ts';
import { sourceFiles, sourcesHash } from './stamp.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

test('content and code count; touching a file, hidden or other files do not', () => {
  const root = folderWith({ 'content/inn.yaml': 'name: Inn', 'src/a.ts': '', 'docs/x.md': '' });
  const before = sourcesHash(root, {});
  utimesSync(join(root, 'src/a.ts'), 1, 1);
  writeFileSync(join(root, 'docs/x.md'), 'changed');
  writeFileSync(join(root, 'content/.inn.yaml.0123456789ab'), 'half');
  expect(sourcesHash(root, {})).toBe(before);
  writeFileSync(join(root, 'content/inn.yaml'), 'name: Other');
  expect(sourcesHash(root, {})).not.toBe(before);
});

test('a file counts wherever it is, if the build imports it, directly or not', () => {
  const root = folderWith({
    'astro.config.ts': "import { gate } from './build/gate.ts';",
    'build/gate.ts': "import {\n  facts,\n} from '../mail/facts.ts';",
    'mail/facts.ts':
      "export * from './columns.ts';\nexport const load = () => import('../lib/later.ts');",
    'mail/columns.ts': "new URL('../assets/mark.svg', import.meta.url);",
    'src/pages/index.astro': '<script src="../../shared/menu.ts"></script>',
    ...{ 'lib/later.ts': '', 'assets/mark.svg': '<svg/>', 'shared/menu.ts': '' },
    'mail/delivery.ts': "import './columns.ts';",
    'mail/shape.ts': '',
    'build/types.ts': "import type { Shape } from '../mail/shape.ts';",
    'build/gate.test.ts': "import '../mail/delivery.ts';",
  });
  const counts = (path: string) => {
    const before = sourcesHash(root, {});
    appendFileSync(join(root, path), ' ');
    return sourcesHash(root, {}) !== before;
  };
  const reached = ['mail/facts.ts', 'mail/columns.ts', 'lib/later.ts'];
  for (const path of [...reached, 'assets/mark.svg', 'shared/menu.ts']) {
    expect([path, counts(path)]).toEqual([path, true]);
  }
  for (const path of ['mail/delivery.ts', 'mail/shape.ts', 'build/gate.test.ts']) {
    expect([path, counts(path)]).toEqual([path, false]);
  }
});

test('every file of this project that Node loads for a build counts', () => {
  const script = join(PROJECT, 'tests/support/loadedFiles.ts');
  const loaded = execFileSync(process.execPath, [script, join(PROJECT, 'astro.config.ts')], {
    encoding: 'utf8',
  });
  const own = loaded
    .split('\n')
    .filter((path) => path.startsWith(PROJECT) && !path.includes('node_modules'));
  expect(own).toContain(join(PROJECT, 'mail/innFacts.ts'));
  const counted = new Set(sourceFiles(PROJECT));
  expect(own.filter((path) => !counted.has(path))).toEqual([]);
});

test('the hash is of the content in CONTENT_DIR', () => {
  const root = folderWith({ 'content/inn.yaml': 'name: Sample' });
  const own = folderWith({ 'inn.yaml': 'name: Inn' });
  const env = { CONTENT_DIR: own };
  const before = sourcesHash(root, env);
  writeFileSync(join(root, 'content/inn.yaml'), 'name: Other');
  expect(sourcesHash(root, env)).toBe(before);
  writeFileSync(join(own, 'inn.yaml'), 'name: Other');
  expect(sourcesHash(root, env)).not.toBe(before);
});

test('git may work in the content folder meanwhile', async () => {
  const root = folderWith({ 'content/inn.yaml': 'name: Inn', 'content/.git/HEAD': '' });
  const objects = Array.from({ length: 200 }, (_, index) => join(root, 'content/.git', `${index}`));
  const before = sourcesHash(root, {});
  for (let round = 0; round < 20; round++) {
    await Promise.all(objects.map((path) => mkdir(path)));
    const removal = Promise.all(objects.map((path) => rmdir(path)));
    expect(sourcesHash(root, {})).toBe(before);
    await removal;
  }
});
