import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getMimeType } from 'hono/utils/mime';
import { listFiles } from '../lib/files.ts';
import { cacheControlOf, ownHeadersOf, policyHeaderOf } from './headers.ts';
import { readRedirects, routeFinder, routeOf } from './routes.ts';

export type Encoding = 'br' | 'gzip';

/** A file of the built site with the data for its response headers. */
export interface SiteFile {
  file: string;
  size: number;
  type: string;
  /** ETag without quotes. */
  tag: string;
  cacheControl: string;
  /** Headers of single files, which override all others. */
  ownHeaders: Readonly<Record<string, string>>;
  /** Sizes of its compressed copies. */
  encoded: Readonly<Partial<Record<Encoding, number>>>;
  /** Pages only. */
  policy: string | undefined;
}

export interface Site {
  /** Nothing has been built yet. */
  readonly isEmpty?: boolean;
  /** The file at a decoded URL path. */
  find(path: string): SiteFile | undefined;
  /** The route that a path without a file probably means. */
  findRoute(path: string): string | undefined;
  /** The site's page for a status, if any. */
  statusPage(status: 404 | 500): SiteFile | undefined;
}

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
// Configuration for static hosts and the e-mail service, compressed copies and dot files.
const NOT_SERVED = /^\/_(?:headers|redirects|inn\.json)$|\.(?:br|gz)$|\/\.(?!well-known\/)/;

export function encodedFile(file: string, encoding: Encoding): string {
  return file + SUFFIXES[encoding];
}

/** Files to hash before yielding to requests; a batch takes a few milliseconds. */
const BATCH = 10;
// Read all files through one buffer: a buffer for each whole photo would stay in memory for long.
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

/** Describes and hashes the file at a URL path; throws if it does not exist. */
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
    policy: path.endsWith('.html') ? policyHeaderOf(readFileSync(file, 'utf8')) : undefined,
  };
}

/** Redirects from the file written for static hosts. */
function redirectRoutes(dist: string): Map<string, string> {
  const file = join(dist, '_redirects');
  return existsSync(file) ? readRedirects(readFileSync(file, 'utf8')) : new Map();
}

/** URL paths of the files a built site serves, pages by file name. */
export function servedPaths(dist: string): string[] {
  return listFiles(dist).filter((path) => !NOT_SERVED.test(path));
}

/**
 * Lists all files to serve in `dist` once. Requests only look paths up in this list, so none can lead
 * outside the folder. Yields to the event loop between batches.
 */
export async function readSite(dist: string): Promise<Site> {
  const files = new Map<string, SiteFile>();
  for (const path of servedPaths(dist)) {
    files.set(path, describeFile(dist, path));
    if (files.size % BATCH === 0) await nextTurn();
  }
  const pages = new Map(
    [...files].flatMap(([path, file]) => {
      const route = routeOf(path);
      return route === undefined ? [] : [[route, file] as const];
    }),
  );
  return {
    find: (path) => pages.get(path) ?? (path.endsWith('.html') ? undefined : files.get(path)),
    findRoute: routeFinder(pages.keys(), redirectRoutes(dist)),
    statusPage: (status) => files.get(`/${status}.html`),
  };
}
