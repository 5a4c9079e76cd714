import { createHash } from 'node:crypto';
import { lstat, readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { knownFile, optionalFiles, schemaFor } from '../../../src/content/files.ts';
import { listFiles } from '../../../src/content/load.ts';
import { parseYaml } from '../../../src/content/yaml.ts';
import { fileWords } from '../../serverWords.ts';
import { HttpError } from '../http/httpError.ts';

/** The version of a file: equal for equal bytes. */
export const versionOf = (bytes: string | Uint8Array) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

const none = (path: string) =>
  new HttpError(
    404,
    `There is no file ${path.slice(0, 80)} here: go back to the list and choose one.`,
  );

/** Rooms that are put aside are read like those that are shown. */
const knownSchema = (path: string) => schemaFor(path.replace(/^aside\//, 'rooms/'));

/** The schema of a file of content/, those that are put aside included. */
export function schemaOf(path: string) {
  const schema = knownSchema(path);
  if (!schema) throw none(path);
  return schema;
}

const isWords = (path: string) => /^[\w/-]+\.yaml$/.test(path) && knownSchema(path) !== undefined;

/** The content folder itself; it may lie on a drive that was pulled out. */
async function homeOf(root: string): Promise<string> {
  return realpath(root).catch(() => {
    throw new HttpError(503, fileWords.noFolder);
  });
}

/**
 * The absolute path of a content file that the desk may touch. Only names that have a schema pass, so
 * no `..`, no other folder and no hidden file; and nothing that a link leads elsewhere.
 */
export async function fileOf(root: string, path: unknown): Promise<string> {
  if (typeof path !== 'string' || !isWords(path)) throw none(String(path));
  const file = join(root, path);
  const parent = join(file, '..');
  // A folder that is not there yet will be made; a link that leads nowhere is not followed.
  const isLost = await lstat(parent).then(
    () => false,
    () => true,
  );
  const folder = await realpath(parent).catch(() => undefined);
  const home = await homeOf(root);
  const isInside = isLost || folder === home || folder?.startsWith(home + sep);
  const entry = await lstat(file).catch(() => undefined);
  if (!isInside || (entry && !entry.isFile())) throw none(path);
  return file;
}

/** The bytes of a content file as text, and their version. */
export async function readText(root: string, path: unknown) {
  const bytes = await readFile(await fileOf(root, path)).catch((error) => {
    throw error instanceof HttpError ? error : none(String(path));
  });
  return { text: bytes.toString('utf8'), version: versionOf(bytes) };
}

/** Whether an inn can do without a file. */
export const isOptional = (path: string) => knownFile(path)?.required === false;

/** The same; a file that the inn does without so far reads as an empty one. */
export async function readTextOrNone(root: string, path: unknown) {
  return readText(root, path).catch(async (error) => {
    const file = await fileOf(root, path);
    const isThere = await lstat(file).then(
      () => true,
      () => false,
    );
    if (isThere || !isOptional(String(path))) throw error;
    return { text: '', version: versionOf('') };
  });
}

/**
 * The files that the inn does without so far.
 * @param present those that it has
 */
export function absentFiles(present: readonly { path: string }[]): string[] {
  return optionalFiles.filter((path) => !present.some((file) => file.path === path));
}

/** Every file with words of the inn, below its folder. */
export async function wordFiles(root: string): Promise<string[]> {
  await homeOf(root);
  return (await listFiles(root)).filter(isWords);
}

/** A file with words of the inn, as it is now. */
export interface WordFile {
  path: string;
  text: string;
  version: string;
}

/** Every file with words of the inn, read once. */
export async function readWords(root: string): Promise<WordFile[]> {
  const paths = await wordFiles(root);
  return Promise.all(paths.map(async (path) => ({ path, ...(await readText(root, path)) })));
}

/** A file's data, or nothing where it cannot be read. */
export const dataOf = (text: string): unknown => parseYaml(text).data;
