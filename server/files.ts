import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getMimeType } from 'hono/utils/mime';
import { cacheControlOf, ownHeadersOf, pagePolicyOf } from './headers.ts';
import { readRedirects, routeFinder, routeOf } from './routes.ts';

export type Encoding = 'br' | 'gzip';

/** A file of the built site, with all that its answer's headers need. */
export interface SiteFile {
  file: string;
  size: number;
  type: string;
  /** Without quotes. */
  tag: string;
  cacheControl: string;
  /** Of few files, and before all others. */
  ownHeaders: Readonly<Record<string, string>>;
  /** Sizes of the compressed copies beside it. */
  encoded: Readonly<Partial<Record<Encoding, number>>>;
  /** Of pages only. */
  policy: string | undefined;
}

export interface Site {
  /** What is at this decoded URL path. */
  find(path: string): SiteFile | undefined;
  /** The route that was meant by a path where nothing is. */
  findRoute(path: string): string | undefined;
  /** The site's own page for a status, if it has one. */
  statusPage(status: 404 | 500): SiteFile | undefined;
}

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
// Instructions for static hosts and for the e-mail service, compressed copies, and what starts with a dot.
const NOT_SERVED = /^\/_(?:headers|redirects|inn\.json)$|\.(?:br|gz)$|\/\.(?!well-known\/)/;

export function encodedFile(file: string, encoding: Encoding): string {
  return file + SUFFIXES[encoding];
}

/** The files under `folder`, as URL paths. Links are left out: they may lead anywhere. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();
}

/** Files that are read before a guest's request may come between: some milliseconds. */
const AT_ONCE = 10;
// One buffer for all photos: read whole, they would stay in memory long after.
const CHUNK = Buffer.allocUnsafe(64 * 1024);

function tagOf(file: string): string {
  const hash = createHash('sha256');
  const opened = openSync(file, 'r');
  try {
    let length = readSync(opened, CHUNK);
    while (length > 0) {
      hash.update(CHUNK.subarray(0, length));
      length = readSync(opened, CHUNK);
    }
  } finally {
    closeSync(opened);
  }
  return hash.digest('base64url').slice(0, 22);
}

/** The file at a URL path of the built site, with its hash; throws when it is not there. */
export function describeFile(dist: string, path: string): SiteFile {
  const file = join(dist, path);
  const encodings = (Object.keys(SUFFIXES) as Encoding[])
    .filter((encoding) => existsSync(encodedFile(file, encoding)))
    .map((encoding) => [encoding, statSync(encodedFile(file, encoding)).size]);
  const ownHeaders = ownHeadersOf(routeOf(path) ?? path);
  return {
    file,
    size: statSync(file).size,
    type: ownHeaders['Content-Type'] ?? getMimeType(path) ?? 'application/octet-stream',
    tag: tagOf(file),
    cacheControl: cacheControlOf(path),
    ownHeaders,
    encoded: Object.fromEntries(encodings),
    policy: path.endsWith('.html') ? pagePolicyOf(readFileSync(file, 'utf8')) : undefined,
  };
}

/** Old addresses, from the file that tells static hosts of them. */
function formerRoutes(dist: string): Map<string, string> {
  const file = join(dist, '_redirects');
  return existsSync(file) ? readRedirects(readFileSync(file, 'utf8')) : new Map();
}

/** The URL paths of a built site's files that guests may have, pages by their file's name. */
export function servedPaths(dist: string): string[] {
  return listFiles(dist).filter((path) => !NOT_SERVED.test(path));
}

/**
 * Reads what there is to serve in `dist`, once: a path that is not in this list does not exist,
 * so none can lead outside. What else the process has to do goes on meanwhile.
 */
export async function readSite(dist: string): Promise<Site> {
  const files = new Map<string, SiteFile>();
  for (const path of servedPaths(dist)) {
    files.set(path, describeFile(dist, path));
    if (files.size % AT_ONCE === 0) await nextTurn();
  }
  const pages = new Map(
    [...files].flatMap(([path, file]) => {
      const route = routeOf(path);
      return route === undefined ? [] : [[route, file] as const];
    }),
  );
  return {
    find: (path) => pages.get(path) ?? (path.endsWith('.html') ? undefined : files.get(path)),
    findRoute: routeFinder(pages.keys(), formerRoutes(dist)),
    statusPage: (status) => files.get(`/${status}.html`),
  };
}
