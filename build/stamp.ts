import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { listFiles } from '../server/files.ts';
import type { BuildSettings } from '../server/releases.ts';
import { contentFolder } from '../src/content/folder.ts';

/** What the build is made from besides the content, relative to the project. */
const SOURCES = ['src', 'build', 'public', 'astro.config.ts', 'tsconfig.json', 'package-lock.json'];

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
/** Code and styles: what may name another file. */
const namesFiles = (path: string) => /\.(?:astro|css|[cm]?[jt]sx?)$/.test(path);
/** Types leave no trace in a build. */
const TYPE_IMPORT = /^import type [^;]*;/gm;
const RELATIVE_PATH = /(['"`])(\.\.?\/[^'"`\n?]+)\1/g;

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  return statSync(path).isDirectory() ? listFiles(path).map((file) => join(path, file)) : [path];
}

/** The files of the project that a file imports, or names by a path relative to itself. */
function filesNamedIn(root: string, file: string): string[] {
  const folder = dirname(file);
  const text = readFileSync(file, 'utf8').replace(TYPE_IMPORT, '');
  return [...text.matchAll(RELATIVE_PATH)]
    .map(([, , path = '']) => resolve(folder, path))
    .filter(
      (path) => path.startsWith(root + sep) && statSync(path, { throwIfNoEntry: false })?.isFile(),
    );
}

/**
 * Every file that a build reads besides its content and its packages: the folders it is made from, and
 * what is reached from there by imports, wherever that is.
 */
export function sourceFiles(root: string): string[] {
  const project = resolve(root);
  const found = new Set(
    SOURCES.flatMap((source) => filesOf(join(project, source))).filter((file) => !isTest(file)),
  );
  // A set hands out what is added to it while it is walked through.
  for (const file of found) {
    if (namesFiles(file)) for (const named of filesNamedIn(project, file)) found.add(named);
  }
  return [...found].sort();
}

/** Equal for two builds of the same settings that would give the same site. */
export function sourcesHash(root: string, settings: BuildSettings): string {
  const hash = createHash('sha256');
  const add = (folder: string, files: readonly string[]) => {
    for (const file of files) {
      const content = readFileSync(file);
      hash.update(`${relative(folder, file)}\0${content.length}\0`).update(content);
    }
  };
  const content = contentFolder(root, settings);
  add(content, filesOf(content));
  add(root, sourceFiles(root));
  return hash.digest('hex');
}
