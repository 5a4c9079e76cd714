import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../../lib/files.ts';
import { type Translated, translatedCodes } from '../site/languages.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { decodeText, droppedComments, syntaxDiagnostics } from './diagnostics/syntax.ts';
import { FILES } from './fileNames.ts';
import { isRoom, schemaFor } from './files.ts';
import { filledIn, placeholdersIn } from './placeholders.ts';
import { listOf, stepInto } from './pointer.ts';
import { parseYaml, type YamlText } from './yaml.ts';

/** A content file as read: its data, or the errors that keep it from being parsed. */
export interface ContentFile extends YamlText {
  /** Below the content folder, with forward slashes. */
  path: string;
  /** Its name in messages, such as `content/inn.yaml`. */
  name: string;
  diagnostics: Diagnostic[];
}

/**
 * Every file below a folder, with forward slashes, except hidden ones; none if there is no such folder. Does not
 * look into `.git`, whose folders come and go while git works.
 */
export async function listFiles(dir: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(dir, below), { withFileTypes: true }).catch(ifMissing([]));
  const found = entries
    .filter(({ name }) => !name.startsWith('.'))
    .map(async (entry) => {
      const path = below + entry.name;
      if (entry.isDirectory()) return listFiles(dir, `${path}/`);
      return entry.isFile() ? [path] : [];
    });
  return (await Promise.all(found)).flat().sort();
}

/** The file at a path below the content folder. */
export const fileAt = (contents: readonly ContentFile[], path: string) =>
  contents.find((content) => content.path === path);

/** The file with the facts that placeholders stand for. */
export const innIn = (contents: readonly ContentFile[]) => fileAt(contents, FILES.inn);

/** The files of the rooms that the site shows. */
export const roomsIn = (contents: readonly ContentFile[]) =>
  contents.filter(({ path }) => isRoom(path));

/** Reads one YAML file. Never throws: reports errors as diagnostics. */
export function readContentFile(
  path: string,
  bytes: string | Uint8Array,
  name = path,
): ContentFile {
  const { text, errors: unread } =
    typeof bytes === 'string' ? { text: bytes, errors: [] } : decodeText(bytes, path);
  const yaml = parseYaml(text);
  const errors = unread.length > 0 ? unread : syntaxDiagnostics(path, yaml);
  return {
    ...yaml,
    path,
    name,
    data: errors.length === 0 ? yaml.data : undefined,
    diagnostics: [...errors, ...droppedComments(path, yaml)],
  };
}

/**
 * Reads the files that the site uses.
 * @param read the bytes, or the text, of the file at a path
 * @param name turns a path into the file's name in messages
 * @returns `typed`: the files as the owner typed them; `contents`: the same with placeholders filled in
 */
export async function readContents(
  paths: readonly string[],
  read: (path: string) => Promise<string | Uint8Array>,
  name: (path: string) => string = (path) => path,
) {
  const typed = await Promise.all(
    paths
      .filter((path) => schemaFor(path))
      .map(async (path) => readContentFile(path, await read(path), name(path))),
  );
  const facts = placeholdersIn(innIn(typed)?.data);
  const contents = typed.map((content) =>
    // Translations are looked up with their placeholders, which each language then fills in.
    content.path === FILES.translations
      ? content
      : { ...content, data: filledIn(content.data, facts) },
  );
  return { typed, contents };
}

/**
 * Reads a folder again if a file goes after it was listed: git replaces files, and an owner may archive a
 * room. Without the file, a build would leave out its page.
 */
export async function rereadIfGone<Result>(read: () => Promise<Result>): Promise<Result> {
  return (await read().catch(ifMissing(undefined))) ?? read();
}

/**
 * Reads a content folder and fills in the placeholders.
 * @param wanted selects the files to read besides `inn.yaml`
 */
export async function loadContent(
  folder: string,
  wanted: (path: string) => boolean = () => true,
): Promise<ContentFile[]> {
  return (await loadTyped(folder, wanted)).contents;
}

/** Like `loadContent`, but also returns the files as typed. */
export function loadTyped(folder: string, wanted: (path: string) => boolean = () => true) {
  return rereadIfGone(async () => {
    const paths = (await listFiles(folder)).filter((path) => path === FILES.inn || wanted(path));
    return readContents(paths, (path) => readFile(join(folder, path)));
  });
}

/** The website's languages besides English; none if `inn.yaml` cannot be read. */
export async function siteLanguages(folder: string): Promise<Translated[]> {
  const inn = innIn(await loadContent(folder, (path) => path === FILES.inn));
  const chosen = listOf(stepInto(inn?.data, 'languages'));
  return translatedCodes.filter((code) => chosen.includes(code));
}
