import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../server/files.ts';
import type { BuildSettings } from '../server/releases.ts';
import { contentFolder } from '../src/content/folder.ts';

/** What the build is made from besides the content, relative to the project. */
const SOURCES = ['src', 'build', 'server', 'public', 'astro.config.ts', 'package-lock.json'];

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  return statSync(path).isDirectory() ? listFiles(path).map((file) => join(path, file)) : [path];
}

/** Equal for two builds of the same settings that would give the same site. */
export function sourcesHash(root: string, settings: BuildSettings): string {
  const hash = createHash('sha256');
  const add = (folder: string, source = '') => {
    for (const file of filesOf(join(folder, source))) {
      const content = readFileSync(file);
      hash.update(`${file.slice(folder.length)}\0${content.length}\0`).update(content);
    }
  };
  add(contentFolder(root, settings));
  for (const source of SOURCES) add(root, source);
  return hash.digest('hex');
}
