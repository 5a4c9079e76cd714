import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../tests/mail/support/folders.ts';
import { ensureBuilt } from './ensureBuilt.ts';

// Stands in for Astro: builds a page that says how it was built, and counts.
const BUILDER = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
if (process.argv[2] !== 'build') process.exit(2);
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', process.env.EMAILJS_ORIGIN + Math.random());
appendFileSync('builds', 'x');
`;

function project() {
  const root = folderWith({
    'node_modules/astro/bin/astro.mjs': BUILDER,
    'content/inn.yaml': 'name: Inn',
    'package-lock.json': '{}',
  });
  return { root, builds: () => readFileSync(join(root, 'builds'), 'utf8').length };
}

test('the site is built once, to send its enquiries to this server', async () => {
  const { root, builds } = project();
  const dist = await ensureBuilt(root);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toMatch(/^self/);
  await ensureBuilt(root);
  expect(builds()).toBe(1);
});

test('it is built again when content changes, dist is gone, or another build wrote there', async () => {
  const { root, builds } = project();
  const dist = await ensureBuilt(root);
  appendFileSync(join(root, 'content/inn.yaml'), '\nphone: x');
  await ensureBuilt(root);
  expect(builds()).toBe(2);
  rmSync(dist, { recursive: true });
  await ensureBuilt(root);
  expect(builds()).toBe(3);
  writeFileSync(join(dist, 'index.html'), 'built for EmailJS');
  await ensureBuilt(root);
  expect(builds()).toBe(4);
});

test('a build that fails is said in one line', async () => {
  const { root } = project();
  writeFileSync(join(root, 'node_modules/astro/bin/astro.mjs'), 'process.exit(1)');
  await expect(ensureBuilt(root)).rejects.toThrow('The site could not be built');
});
