import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../server/files.ts';
import { contentFolder } from '../src/content/folder.ts';

/** What the build is made from besides the content, relative to the project. */
const SOURCES = ['src', 'build', 'server', 'public', 'astro.config.ts', 'package-lock.json'];
const BUILD_VARIABLES = /^(?:EMAILJS_|PUBLIC_|SITE_ORIGIN$|BUILD_FORMAT$)/;

type Env = Readonly<Record<string, string | undefined>>;

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  return statSync(path).isDirectory() ? listFiles(path).map((file) => join(path, file)) : [path];
}

/** Equal for two builds that would give the same site: a hash of sources and environment. */
export function sourcesHash(root: string, env: Env): string {
  const hash = createHash('sha256');
  const add = (folder: string, source = '') => {
    for (const file of filesOf(join(folder, source))) {
      const content = readFileSync(file);
      hash.update(`${file.slice(folder.length)}\0${content.length}\0`).update(content);
    }
  };
  add(contentFolder(root, env));
  for (const source of SOURCES) add(root, source);
  for (const name of Object.keys(env).sort()) {
    if (BUILD_VARIABLES.test(name)) hash.update(`${name}=${env[name]}\0`);
  }
  return hash.digest('hex');
}

/** Changes whenever a build, ours or `npm run build`, writes into `dist`. */
export function buildHash(dist: string): string {
  const hash = createHash('sha256');
  for (const file of filesOf(dist)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file.slice(dist.length)}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}
