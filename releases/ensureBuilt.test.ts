import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../tests/mail/support/folders.ts';
import { ensureBuilt } from './build.ts';
import { failureIn, releasesIn, storeOf } from './store.ts';

// Stands in for Astro: builds a page that says how it was built, and counts.
const BUILDER = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
const [command, option, out] = process.argv.slice(2);
if (command !== 'build' || option !== '--outDir') process.exit(2);
mkdirSync(out, { recursive: true });
writeFileSync(out + '/index.html', process.env.EMAILJS_ORIGIN + Math.random());
appendFileSync('builds', 'x');
`;
const FAILING = `${BUILDER}\nprocess.exit(1);`;

function project() {
  const root = folderWith({
    'node_modules/astro/bin/astro.mjs': BUILDER,
    'content/inn.yaml': 'name: Inn',
    'package-lock.json': '{}',
  });
  return { root, builds: () => readFileSync(join(root, 'builds'), 'utf8').length };
}

test('the site is built once, with forms that post to this server', async () => {
  const { root, builds } = project();
  const dist = await ensureBuilt(root);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toMatch(/^self/);
  expect(await ensureBuilt(root)).toBe(dist);
  expect(builds()).toBe(1);
});

test('it is built again when content changes or the build is gone, into a folder of its own', async () => {
  const { root, builds } = project();
  const first = await ensureBuilt(root);
  const before = readFileSync(join(first, 'index.html'), 'utf8');
  appendFileSync(join(root, 'content/inn.yaml'), '\nphone: x');
  const second = await ensureBuilt(root);
  expect([builds(), second === first]).toEqual([2, false]);
  expect(readFileSync(join(first, 'index.html'), 'utf8')).toBe(before);
  rmSync(storeOf(root), { recursive: true });
  await ensureBuilt(root);
  expect(builds()).toBe(3);
});

test('a failed build is reported in one line and leaves the last good one as it is', async () => {
  const { root } = project();
  const good = await ensureBuilt(root);
  writeFileSync(join(root, 'node_modules/astro/bin/astro.mjs'), FAILING);
  appendFileSync(join(root, 'content/inn.yaml'), '\nphone: x');
  await expect(ensureBuilt(root)).rejects.toThrow('The site could not be built');
  expect(releasesIn(storeOf(root)).map(({ folder }) => folder)).toEqual([good]);
  expect(existsSync(join(good, 'index.html'))).toBe(true);
  expect(failureIn(storeOf(root))?.reason).toContain('could not be built');
});

test('once the error is reverted, no failure is reported', async () => {
  const { root } = project();
  await ensureBuilt(root);
  writeFileSync(join(root, 'node_modules/astro/bin/astro.mjs'), FAILING);
  writeFileSync(join(root, 'content/inn.yaml'), 'name: Other');
  await expect(ensureBuilt(root)).rejects.toThrow();
  writeFileSync(join(root, 'content/inn.yaml'), 'name: Inn');
  await ensureBuilt(root);
  expect(failureIn(storeOf(root))).toBeUndefined();
});

test('two builds at once wait for each other', async () => {
  const { root, builds } = project();
  const folders = await Promise.all([ensureBuilt(root), ensureBuilt(root)]);
  expect(builds()).toBe(2);
  expect(new Set(folders).size).toBe(2);
});
