import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isBelow } from '../lib/files.ts';
import { contentFolder } from '../src/content/folder.ts';
import type { BuildSettings } from './store.ts';

/** The build's sources besides the content, relative to the project. */
const SOURCES = ['src', 'build', 'public', 'astro.config.ts', 'tsconfig.json', 'package-lock.json'];

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
/** Whether a file is code or a style sheet, which may refer to other files. */
const namesFiles = (path: string) => /\.(?:astro|css|[cm]?[jt]sx?)$/.test(path);
/** Type imports do not affect a build. */
const TYPE_IMPORT = /^import type [^;]*;/gm;
const RELATIVE_PATH = /(['"`])(\.\.?\/[^'"`\n?]+)\1/g;

/** Leaves out hidden files, which no build reads, and `.git`, whose folders come and go while git works. */
function filesOf(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && !entry.isSymbolicLink())
    .flatMap(({ name }) => filesOf(join(path, name)))
    .sort();
}

/** The project's files that a file imports or refers to by a relative path. */
function filesNamedIn(root: string, file: string): string[] {
  const folder = dirname(file);
  const text = readFileSync(file, 'utf8').replace(TYPE_IMPORT, '');
  return [...text.matchAll(RELATIVE_PATH)]
    .map(([, , path = '']) => resolve(folder, path))
    .filter((path) => isBelow(root, path) && statSync(path, { throwIfNoEntry: false })?.isFile());
}

/**
 * Every file that a build reads besides content and packages: its source folders, and whatever they
 * import from elsewhere.
 */
export function sourceFiles(root: string): string[] {
  const project = resolve(root);
  const found = new Set(
    SOURCES.flatMap((source) => filesOf(join(project, source))).filter((file) => !isTest(file)),
  );
  // Iterating over a Set includes values that are added during the iteration.
  for (const file of found) {
    if (namesFiles(file)) for (const named of filesNamedIn(project, file)) found.add(named);
  }
  return [...found].sort();
}

function add(hash: Hash, folder: string, files: readonly string[]): void {
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${relative(folder, file)}\0${content.length}\0`).update(content);
  }
}

/** Hash of the code that a build runs. */
export function codeHash(root: string): string {
  const hash = createHash('sha256');
  add(hash, root, sourceFiles(root));
  return hash.digest('base64url').slice(0, 22);
}

/**
 * Hash of content and code: equal if two builds with the same settings give the same site.
 * @param content the content folder, or a copy of it
 */
export function sourcesHash(
  root: string,
  settings: BuildSettings,
  content = contentFolder(root, settings),
): string {
  const hash = createHash('sha256');
  add(hash, content, filesOf(content));
  return hash.update(codeHash(root)).digest('hex');
}
