import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../lib/files.ts';
import { escapeHtml } from '../lib/text.ts';
import { encodedFile } from '../server/files.ts';
import {
  FRAME_POLICY,
  IMMUTABLE,
  IMMUTABLE_FOLDER,
  ownHeadersOf,
  SECURITY_HEADERS,
  STRICT_TRANSPORT,
} from '../server/headers.ts';
import { routeOf, writtenRedirects } from '../server/routes.ts';
import { redirectsOf } from '../src/content/redirects.ts';
import { words } from '../src/site/words/index.ts';

function writeRule(path: string, headers: Iterable<readonly [string, string]>): string {
  return [path, ...[...headers].map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * The text of a static host's `_headers`. Each page's policy is in its meta element, so all pages share
 * one rule. The service worker's rule adds a second policy; hosts send both, and browsers apply both.
 * @param paths the build's URL paths and routes, some of which have headers of their own
 */
export function headersFile(paths: readonly string[]): string {
  const shared = [
    ...Object.entries(SECURITY_HEADERS),
    STRICT_TRANSPORT,
    ['Content-Security-Policy', FRAME_POLICY] as const,
  ];
  const immutable = writeRule(`${IMMUTABLE_FOLDER}*`, [['Cache-Control', IMMUTABLE]]);
  const own = paths
    .map((path) => [encodeURI(path), Object.entries(ownHeadersOf(path))] as const)
    .filter(([, headers]) => headers.length > 0)
    .map((path) => writeRule(...path));
  return `${[writeRule('/*', shared), immutable, ...own].join('\n')}\n`;
}

/**
 * The text of a static host's `_redirects`. It uses 301 where our server sends 308: Netlify does not
 * document 308, and treats unknown statuses as rewrites. Rules of `_headers` do not apply to redirects.
 */
function redirectsFile(
  routes: readonly string[],
  previous: ReadonlyMap<string, string> = new Map(),
): string {
  return writtenRedirects(routes, previous)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
}

/**
 * Writes `_headers`, `_redirects` and the compressed copies into a finished build.
 * @param previous pages' old addresses, each with the route that replaces it
 */
export async function writeHostFiles(
  dist: string,
  previous?: ReadonlyMap<string, string>,
): Promise<void> {
  const files = listFiles(dist);
  const routes = files.map(routeOf).filter((route) => route !== undefined);
  writeFileSync(join(dist, '_headers'), headersFile([...files, ...routes]));
  writeFileSync(join(dist, '_redirects'), redirectsFile(routes, previous));
  await compressSite(dist);
}

/**
 * The Astro integration that gives static hosts our own server's headers and redirects. With
 * BUILD_FORMAT=folders, for hosts without redirects, it also writes pages that forward.
 * @param content the content folder, which names pages' old addresses
 */
export function hostFiles(content: string): AstroIntegration {
  let origin = '';
  let isPlain = false;
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        origin = config.site ?? '';
        isPlain = config.build.format === 'directory';
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const redirects = await redirectsOf(content);
        await writeHostFiles(dist, redirects);
        // Write them after `_headers`: they need no rules of their own.
        if (isPlain) writeMovedPages(dist, redirects, origin);
      },
    },
  };
}

const TEXT = /\.(?:html|css|m?js|json|svg|txt|xml|webmanifest|ico)$/;
// Bytes. Below this, the extra response headers outweigh the savings.
const MIN_SIZE = 256;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes Brotli and gzip copies of every text file that gets smaller, several files at a time. */
export async function compressSite(dist: string): Promise<void> {
  const compress = async (file: string) => {
    const content = await readFile(file);
    const copies = {
      br: await brotli(content, BROTLI),
      gzip: await zip(content, { level: 9 }),
    };
    for (const encoding of ['br', 'gzip'] as const) {
      if (copies[encoding].length < content.length) {
        await writeFile(encodedFile(file, encoding), copies[encoding]);
      }
    }
  };
  const files = listFiles(dist)
    .filter((path) => TEXT.test(path))
    .map((path) => join(dist, path))
    .filter((file) => statSync(file).size >= MIN_SIZE);
  await Promise.all(files.map(compress));
}

function movedPage(to: string, origin: string): string {
  const href = escapeHtml(to);
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<title>${words.moved}</title>
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${escapeHtml(new URL(to, origin).href)}">
<p><a href="${href}">${words.moved}</a></p>
</html>
`;
}

/** Whether a file stands where the path needs a folder, such as a file /a.jpg for the path /a.jpg/b. */
function isTaken(dist: string, path: string): boolean {
  const steps = path.split('/').filter(Boolean);
  return steps.some((_, index) =>
    statSync(join(dist, ...steps.slice(0, index + 1)), { throwIfNoEntry: false })?.isFile(),
  );
}

/**
 * Writes pages at old addresses that forward to the new ones, for hosts without redirects. Existing
 * files stay.
 * @param previous the old addresses, each with the route that replaces it
 * @param origin the site's origin
 */
export function writeMovedPages(
  dist: string,
  previous: ReadonlyMap<string, string>,
  origin: string,
): void {
  for (const [from, to] of previous) {
    const path = from.replace(/\/$/, '');
    if (isTaken(dist, path)) continue;
    const file = join(dist, /\.html?$/i.test(path) ? path : `${path}/index.html`);
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, movedPage(to, origin));
  }
}
