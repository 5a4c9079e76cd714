import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../server/files.ts';
import {
  IMMUTABLE,
  IMMUTABLE_FOLDERS,
  pagePolicyOf,
  SECURITY_HEADERS,
  STRICT_TRANSPORT,
} from '../server/headers.ts';
import { routeOf, writtenRedirects } from '../server/routes.ts';
import { formerAddresses } from '../src/content/formerAddresses.ts';
import { compressSite } from './compress.ts';

// Cloudflare Pages reads no more than this of a _headers file; Netlify sets no such bounds.
const MAX_RULES = 100;
const MAX_LINE = 2000;

// What a page's own meta element cannot say; it does say the rest, should the header not be able to.
const FRAME_POLICY: readonly [string, string] = [
  'Content-Security-Policy',
  "frame-ancestors 'none'",
];

function writeRule(path: string, headers: Iterable<readonly [string, string]>): string {
  return [path, ...[...headers].map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

function pageRule(route: string, policy: string): string {
  const rule = writeRule(route, [['Content-Security-Policy', policy]]);
  const isTooLong = rule.split('\n').some((line) => line.length > MAX_LINE);
  return isTooLong ? writeRule(route, [FRAME_POLICY]) : rule;
}

/**
 * The `_headers` file of a static host. A header stands under one matching path only: where two
 * match, Cloudflare Pages joins the values with a comma. More pages than it reads rules for share
 * one policy.
 */
export function headersFile(policies: ReadonlyMap<string, string>): string {
  const shared = [...Object.entries(SECURITY_HEADERS), STRICT_TRANSPORT];
  const folders = IMMUTABLE_FOLDERS.map((folder) =>
    writeRule(`${folder}*`, [['Cache-Control', IMMUTABLE]]),
  );
  const hasRoom = 1 + folders.length + policies.size <= MAX_RULES;
  const rules = hasRoom
    ? [writeRule('/*', shared), ...folders, ...[...policies].map((page) => pageRule(...page))]
    : [writeRule('/*', [...shared, FRAME_POLICY]), ...folders];
  return `${rules.join('\n')}\n`;
}

/**
 * The `_redirects` file of a static host. 301 where our server says 308: Netlify documents no 308,
 * and takes a status it does not know for a rewrite.
 */
export function redirectsFile(
  routes: readonly string[],
  former: ReadonlyMap<string, string> = new Map(),
): string {
  return writtenRedirects(routes, former)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
}

/**
 * Writes `_headers`, `_redirects` and the compressed copies into a finished build.
 * @param former addresses that pages had before, each with the route that answers for it
 */
export function writeHostFiles(dist: string, former?: ReadonlyMap<string, string>): void {
  const pages = listFiles(dist).flatMap((path) => {
    const route = routeOf(path);
    return route === undefined ? [] : [{ route, html: readFileSync(join(dist, path), 'utf8') }];
  });
  const headers = headersFile(new Map(pages.map(({ route, html }) => [route, pagePolicyOf(html)])));
  writeFileSync(join(dist, '_headers'), headers);
  writeFileSync(
    join(dist, '_redirects'),
    redirectsFile(
      pages.map(({ route }) => route),
      former,
    ),
  );
  compressSite(dist);
}

/**
 * The Astro integration: our own server's headers and redirects for static hosts too.
 * @param content the content folder, which names the addresses that rooms had before
 */
export function hostFiles(content: string): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': ({ dir }) => writeHostFiles(fileURLToPath(dir), formerAddresses(content)),
    },
  };
}
