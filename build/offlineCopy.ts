import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';
import { listFiles, versionOf } from '../lib/files.ts';
import { type Env, readSwitch } from '../lib/settings.ts';
import { routeOf } from '../server/routes.ts';
import { allPages } from '../src/content/pages.ts';
import { type LanguageCode, routeIn, translatedCodes } from '../src/site/languages.ts';
import { BUNDLER_CHECKS } from './bundlerChecks.ts';

/** Pages that are available offline without having been visited. */
const ALWAYS = allPages.filter(({ offline }) => offline).map(({ path }) => path);
/** References to the files that these pages need, except photos. */
const NAMED = /\/_astro\/[\w.~-]+\.(?:js(?:on)?|woff2|svg)|\/logo\.[\da-f]+\.(?:svg|png)/g;
const PARTS = /^\/_astro\/(?:.*\.css|drawings\..*\.svg)$/;
const SCRIPT = /[\w.~-]+\.js/g;

const hashOf = (content: string | Buffer) => versionOf(content).slice(0, 12);

export interface Entry {
  url: string;
  /** Null if the address changes with the content. */
  revision: string | null;
}

/** These files and every script that they import, directly or not. */
function withImportedScripts(dist: string, scripts: readonly string[]): string[] {
  const found = new Set(scripts);
  for (const script of found) {
    if (!script.endsWith('.js')) continue;
    for (const [name] of readFileSync(join(dist, script), 'utf8').matchAll(SCRIPT)) {
      if (existsSync(join(dist, '_astro', name))) found.add(`/_astro/${name}`);
    }
  }
  return [...found];
}

interface Page {
  route: string;
  html: string;
}

/** The pages of a build by their languages. */
function pagesByLanguage(dist: string): Map<LanguageCode, Page[]> {
  const pages = listFiles(dist).flatMap((path) => {
    const route = routeOf(path);
    return route === undefined ? [] : [{ route, html: readFileSync(join(dist, path), 'utf8') }];
  });
  const codeOf = ({ route }: Page) =>
    translatedCodes.find((code) => `${route}/`.startsWith(`/${code}/`)) ?? 'en';
  return Map.groupBy(pages, codeOf);
}

/** What the service worker caches: English on installation, other languages for guests who read them. */
export interface Entries {
  english: Entry[];
  languages: Record<string, { pages: string[]; files: string[] }>;
}

/** Lists what the service worker caches, from a build that is complete except for the worker. */
export function entriesOf(dist: string): Entries {
  const byLanguage = pagesByLanguage(dist);
  // Include all deferred styles and drawings: `seeAgain` in the worker refetches pages without their files.
  const parts = listFiles(dist).filter((path) => PARTS.test(path));
  const isNamedBy = (part: string, code: LanguageCode) =>
    byLanguage.get(code)?.some(({ html }) => html.includes(part)) ?? false;
  // A part that no page refers to belongs to a script, which all languages may share.
  const isOwn = (part: string, code: LanguageCode) =>
    isNamedBy(part, code) ||
    (code === 'en' && !translatedCodes.some((other) => isNamedBy(part, other)));
  const neededBy = (code: LanguageCode) => {
    const all = byLanguage.get(code) ?? [];
    const pages = all.filter(({ route }) => ALWAYS.some((path) => routeIn(code, path) === route));
    const named = pages.flatMap(({ html }) => html.match(NAMED) ?? []);
    const own = parts.filter((part) => isOwn(part, code));
    return { pages, files: withImportedScripts(dist, [...named, ...own]) };
  };
  const { pages, files } = neededBy('en');
  const others = translatedCodes.flatMap((code) => {
    if (!byLanguage.has(code)) return [];
    const needed = neededBy(code);
    const own = needed.files.filter((file) => !files.includes(file));
    return [[code, { pages: needed.pages.map(({ route }) => route), files: own }] as const];
  });
  return {
    english: [
      ...pages.map(({ route, html }) => ({ url: route, revision: hashOf(html) })),
      ...files.map((url) => ({ url, revision: null })),
    ],
    languages: Object.fromEntries(others),
  };
}

/** A hash of all pages. */
function releaseOf(dist: string): string {
  const pages = listFiles(dist).filter((path) => path.endsWith('.html'));
  return hashOf(pages.map((path) => readFileSync(join(dist, path), 'utf8')).join('\0'));
}

/**
 * Writes `sw.js` into a finished build.
 * @param name `worker` caches pages, `removal` deletes the cached pages and itself
 * @param plugins put the inn's own words into the worker, as they do for pages
 */
export async function writeWorker(
  dist: string,
  name: 'worker' | 'removal',
  plugins: Plugin[] = [],
): Promise<void> {
  const { english, languages } = entriesOf(dist);
  await build({
    configFile: false,
    plugins,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      __RELEASE__: JSON.stringify(releaseOf(dist)),
      __ENTRIES__: JSON.stringify(english),
      __LANGUAGES__: JSON.stringify(languages),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      rolldownOptions: {
        checks: BUNDLER_CHECKS,
        input: join(import.meta.dirname, `../src/offline/${name}.ts`),
        // A classic script: not every browser supports module service workers.
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/**
 * The Astro integration that adds the service worker. Must run after everything that changes pages, and
 * before compression.
 * @param env with OFFLINE_COPY off, the worker deletes the pages that browsers have cached
 */
export function offlineCopy(env: Env, plugins: Plugin[] = []): AstroIntegration {
  const name = readSwitch(env, 'OFFLINE_COPY', true) ? 'worker' : 'removal';
  return {
    name: 'offline-copy',
    hooks: { 'astro:build:done': ({ dir }) => writeWorker(fileURLToPath(dir), name, plugins) },
  };
}
