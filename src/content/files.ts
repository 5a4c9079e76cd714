import type * as z from 'zod';
import { languageCodes } from '../site/languages.ts';
import { contentFiles } from './contentFiles.ts';
import { pagePath } from './fileNames.ts';
import { allPages, ownPages, type PageId, pageAt, pageIds } from './pages.ts';
import { room } from './schema/room.ts';

/** A file of content/ that the site reads, with its settings for the editor. */
export interface KnownFile {
  /** Below content/. */
  path: string;
  schema: z.ZodType;
  required: boolean;
  title?: string | undefined;
  group: 'inn' | 'lists' | 'pages';
  preview: string;
  isUnlisted?: true;
}

/** The file of a page, below content/. */
export const pageFile = (id: PageId): string => pageAt(id).file ?? pagePath(id);

/** Every file with a fixed path: all but the rooms. */
export const knownFiles: readonly KnownFile[] = [
  ...Object.entries(contentFiles).map(([path, file]) => ({ path, ...file })),
  ...pageIds.map((id): KnownFile => {
    const { schema, required = false, title, group = 'pages', path, preview = path } = pageAt(id);
    return { path: pageFile(id), schema, required, title, group, preview };
  }),
];

/** The entry for a path below content/; undefined for rooms and unknown files. */
export const knownFile = (path: string): KnownFile | undefined =>
  knownFiles.find((file) => file.path === path);

/** Every file that a build requires, except the rooms. */
export const neededFiles = knownFiles.filter(({ required }) => required).map(({ path }) => path);

/** Every file that an inn may leave out, except the rooms. */
export const optionalFiles = knownFiles.filter(({ required }) => !required).map(({ path }) => path);

/** Whether a path below content/ is a room's file. */
export const isRoom = (path: string) => /^rooms\/[^/]+\.yaml$/.test(path);

/** The schema of the file at a path below content/; undefined if the site does not read it. */
export const schemaFor = (path: string): z.ZodType | undefined =>
  isRoom(path) ? room : knownFile(path)?.schema;

/** The room's id, as its address has it: `Attic` for `rooms/Attic.yaml`, archived or not. */
export const roomIdOf = (path: string) => path.replace(/^.*\/|\.yaml$/g, '');

/** The address of the room in this file. */
export const roomAddress = (path: string) => `/${roomIdOf(path)}`;

/** Addresses reserved for the site and its server, in any capitalisation; no room may have one. */
export const takenAddresses: readonly string[] = [
  ...pageIds,
  ...allPages.map(({ path }) => path.slice(1)),
  ...languageCodes,
  ...['index', 'api', 'photos', 'fonts', 'healthz', 'livez'],
];

/**
 * The addresses of a site's pages, spelt as its own links spell them.
 * @param paths the files of the content folder
 */
export function ownAddresses(paths: readonly string[]): Set<string> {
  const present = pageIds.filter((id) => paths.includes(pageFile(id))).map(pageAt);
  const linked = [...Object.values(ownPages), ...present].filter(
    ({ visibility }) => visibility !== 'answer',
  );
  const rooms = paths.filter(isRoom).map(roomAddress);
  return new Set(['/', ...linked.map(({ path }) => path), ...rooms]);
}
