import { isUtf8 } from 'node:buffer';
import { lstat, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { ifMissing, isBelow, versionOf } from '../../../lib/files.ts';
import { ARCHIVE, ROOMS_FOLDER } from '../../../src/content/fileNames.ts';
import { isRoom, knownFile, optionalFiles, schemaFor } from '../../../src/content/files.ts';
import { listFiles } from '../../../src/content/load.ts';
import { parseYaml } from '../../../src/content/yaml.ts';
import type { JsonSchema, Op } from '../../model/api.ts';
import { fileWords } from '../../serverWords.ts';
import { HttpError } from '../http/httpError.ts';
import { editText } from '../yaml/edit.ts';

const none = () => new HttpError(404, fileWords.none);

/** The path of a file once its room is no longer archived; of any other file, its own. */
export const shownPath = (path: string) => path.replace(ARCHIVE, ROOMS_FOLDER);

/** The path of a file once its room is archived; of any other file, its own. */
export const archivedPath = (path: string) => path.replace(ROOMS_FOLDER, ARCHIVE);

/** Whether this is the file of a room, archived or not. */
export const isRoomFile = (path: string) => isRoom(shownPath(path));

const knownSchema = (path: string) => schemaFor(shownPath(path));

/**
 * The schema of a content file, archived rooms included.
 * @throws HttpError 404 for any other path
 */
export function schemaOf(path: string) {
  const schema = knownSchema(path);
  if (!schema) throw none();
  return schema;
}

const isContentPath = (path: string) =>
  /^[\w/-]+\.yaml$/.test(path) && knownSchema(path) !== undefined;

/** The real path of the content folder. @throws HttpError 503 if it is gone, like a removable drive */
async function homeOf(root: string): Promise<string> {
  return realpath(root).catch(() => {
    throw new HttpError(503, fileWords.noFolder);
  });
}

/**
 * The absolute path of a content file that the editor may read or write. Only names with a schema
 * pass: no `..`, no other folder, no hidden file. Symbolic links must not lead out of the folder.
 * @throws HttpError 404 for any other path
 */
export async function fileOf(root: string, path: unknown): Promise<string> {
  if (typeof path !== 'string' || !isContentPath(path)) throw none();
  const file = join(root, path);
  const parent = join(file, '..');
  const there = await lstat(parent).catch(() => undefined);
  const folder = await realpath(parent).catch(() => undefined);
  const home = await homeOf(root);
  // A missing folder will be created; a dangling link is not followed.
  const isInside = !there || (folder && (folder === home || isBelow(home, folder)));
  const entry = await lstat(file).catch(() => undefined);
  if (!isInside || (entry && !entry.isFile())) throw none();
  return file;
}

/** What is not UTF-8 was saved by a Windows program: the next save makes UTF-8 of it. */
const decoded = (bytes: Buffer) =>
  isUtf8(bytes) ? bytes.toString('utf8') : new TextDecoder('windows-1252').decode(bytes);

/** The bytes of a content file as text, and their version; undefined if there is no such file. */
async function findText(root: string, path: unknown) {
  const bytes = await readFile(await fileOf(root, path))
    .catch(ifMissing(undefined))
    .catch(() => {
      throw none();
    });
  if (!bytes) return undefined;
  const text = decoded(bytes);
  // Hash the decoded text, which the history stores; the bytes differ if the file is not UTF-8.
  return { text, version: versionOf(text) };
}

/** The text of a content file, and its version. @throws HttpError 404 if there is no such file */
export async function readText(root: string, path: unknown) {
  const found = await findText(root, path);
  if (!found) throw none();
  return found;
}

export const isOptional = (path: string) => knownFile(path)?.required === false;

/** Like `readText`, but an optional file that does not exist reads as empty. */
export async function readTextOrNone(root: string, path: unknown) {
  if (!isOptional(String(path))) return readText(root, path);
  return (await findText(root, path)) ?? { text: '', version: versionOf('') };
}

/**
 * The optional files that do not exist.
 * @param present the files that do
 */
export function absentFiles(present: readonly { path: string }[]): string[] {
  return optionalFiles.filter((path) => !present.some((file) => file.path === path));
}

/** The paths of all content files. */
export async function contentPaths(root: string): Promise<string[]> {
  await homeOf(root);
  return (await listFiles(root)).filter(isContentPath);
}

/** A content file as it is on the disk. */
export interface ContentText {
  path: string;
  text: string;
  version: string;
}

/**
 * Reads the content files. One that goes after it was listed counts as not listed: another owner may archive
 * its room meanwhile.
 * @param wanted selects the files
 */
export async function readContentTexts(
  root: string,
  wanted: (path: string) => boolean = () => true,
): Promise<ContentText[]> {
  const read = async (path: string) => {
    const found = await findText(root, path);
    return found ? [{ path, ...found }] : [];
  };
  const paths = (await contentPaths(root)).filter(wanted);
  return (await Promise.all(paths.map(read))).flat();
}

/** A file's data; undefined if it is not valid YAML. */
export const dataOf = (text: string): unknown => parseYaml(text).data;

const known = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of a file's form, with each field's `.meta()`. */
export function formSchema(path: string): JsonSchema {
  const schema = schemaOf(path);
  const before = known.get(schema);
  if (before) return before;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  known.set(schema, made);
  return made;
}

/** A file's text after these operations; without any, exactly as it was. */
export const editedText = (path: string, text: string, ops: readonly Op[]): string =>
  ops.length > 0 ? editText(text, ops, formSchema(path)) : text;
