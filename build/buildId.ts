import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { codeHash } from '../releases/stamp.ts';
import { schemaFor } from '../src/content/files.ts';
import { isDrawing, isPhotograph } from '../src/content/folder.ts';
import { listFiles } from '../src/content/load.ts';

/** Published next to the pages; tells which build a host serves. */
export const BUILD_ID_FILE = 'build.json';

/** Identifies a build by its sources: the same for a commit whatever the time, machine and settings. */
export interface BuildId {
  content: string;
  /** Hash of the code that makes the pages. */
  code?: string;
}

/**
 * Hash of every file that the site reads from a content folder, and of no other.
 * @param content the folder, an absolute path
 */
export async function contentId(content: string): Promise<string> {
  const photos = (await listFiles(join(content, 'photos')))
    .filter((name) => isPhotograph(name) || isDrawing(name))
    .map((name) => `photos/${name}`);
  const words = (await listFiles(content)).filter((path) => schemaFor(path) !== undefined);
  const hash = createHash('sha256');
  for (const path of [...words, ...photos]) {
    const bytes = await readFile(join(content, path));
    // Git may check out text files with CRLF.
    const isText = schemaFor(path) !== undefined || isDrawing(path);
    const read = isText ? bytes.toString('utf8').replaceAll('\r\n', '\n') : bytes;
    hash.update(`${path}\0${read.length}\0`).update(read);
  }
  return hash.digest('base64url').slice(0, 22);
}

/** @returns undefined if there is none, as in builds of older versions */
export function readBuildId(dist: string): BuildId | undefined {
  try {
    return JSON.parse(readFileSync(join(dist, BUILD_ID_FILE), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The Astro integration that writes the build's id next to the pages.
 * @param content the content folder, an absolute path
 * @param root the project's folder
 */
export function buildId(content: string, root: string): AstroIntegration {
  return {
    name: 'build-id',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const id: BuildId = { content: await contentId(content), code: codeHash(root) };
        writeFileSync(join(fileURLToPath(dir), BUILD_ID_FILE), `${JSON.stringify(id)}\n`);
      },
    },
  };
}
