import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../lib/files.ts';
import { startNode } from '../lib/startNode.ts';
import { routeOf } from '../server/routes.ts';
import { siteLanguages } from '../src/content/load.ts';
import { withLanguages } from '../src/seo/sitemap.ts';
import {
  type LanguageCode,
  LEAST_TRANSLATED,
  languages,
  routeIn,
  translatedCodes,
} from '../src/site/languages.ts';
import { llmsIn, localised, translatedShare, withAlternates, withSwitch } from './localise.ts';

/** The folder of a language's build, next to that of the English pages. */
const languageFolder = (dist: string, code: LanguageCode) => `${dist}.${code}`;

/** Files that each language has its own version of; all others are shared. */
const OWN_FILE = /^\/(?:share\/.+\.jpg|rooms\.json|llms\.txt|[^/]+\.vcf)$/;
/** Hosts serve these for addresses in every language, so they link to each language's home page. */
const STATUS_PAGES = ['404.html', '500.html', '404/index.html', '500/index.html'];

interface Page {
  path: string;
  route: string;
  html: string;
}

const pagesIn = (folder: string): Page[] =>
  listFiles(folder).flatMap((path) => {
    const route = routeOf(path);
    return route === undefined
      ? []
      : [{ path, route, html: readFileSync(join(folder, path), 'utf8') }];
  });

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Copies the files that a language's pages need besides their HTML into the English build. */
function copyFiles(from: string, dist: string, code: LanguageCode, pages: readonly Page[]): void {
  for (const path of listFiles(from)) {
    const isOwn = OWN_FILE.test(path);
    const target = isOwn ? `/${code}${path}` : path;
    if (!(isOwn || path.startsWith('/_astro/')) || existsSync(join(dist, target))) continue;
    // Skip share pictures of pages that are not in this language.
    if (path.startsWith('/share/') && !pages.some(({ html }) => html.includes(target))) continue;
    mkdirSync(dirname(join(dist, target)), { recursive: true });
    copyFileSync(join(from, path), join(dist, target));
  }
}

/**
 * Merges each language's pages into the English build, at `/kn/…`, except those of which too little is
 * translated. Links every page to its versions in other languages.
 * @param origin the site's origin
 */
function mergeLanguages(dist: string, origin: string): void {
  const folderOf = (code: LanguageCode) => languageFolder(dist.replace(/\/$/, ''), code);
  const codes = translatedCodes.filter((code) => existsSync(folderOf(code)));
  if (codes.length === 0) return;
  const built = new Map<LanguageCode, Page[]>([['en', pagesIn(dist)]]);
  for (const code of codes) {
    const folder = folderOf(code);
    const pages = pagesIn(folder).filter(({ html }) => translatedShare(html) >= LEAST_TRANSLATED);
    // Leave out a language without a home page: its guests would find no way back.
    if (!pages.some(({ route }) => route === '/')) continue;
    built.set(code, pages);
    copyFiles(folder, dist, code, pages);
  }
  const routes = new Map(
    [...built].map(([code, pages]) => [code, new Set(pages.map(({ route }) => route))]),
  );
  const has = (code: LanguageCode, route: string) => routes.get(code)?.has(route) ?? false;
  const codesOf = (route: string) => [...built.keys()].filter((code) => has(code, route));
  for (const [code, pages] of built) {
    for (const { path, route, html } of pages) {
      const own = code === 'en' ? html : localised(html, code, (one) => has(code, one), origin);
      // Write /kn/index.html, not /kn.html: plain hosts would look into the folder /kn first.
      const file = code === 'en' ? path : `/${code}${path}`;
      put(join(dist, file), withSwitch(withAlternates(own, route, codesOf(route), origin), has));
    }
  }
  for (const code of built.keys()) {
    const file = join(dist, routeIn(code, '/llms.txt'));
    put(file, llmsIn(readFileSync(file, 'utf8'), code, has, origin));
  }
  for (const file of STATUS_PAGES.map((name) => join(dist, name)).filter((file) =>
    existsSync(file),
  )) {
    put(file, withSwitch(readFileSync(file, 'utf8'), has));
  }
  const sitemap = join(dist, 'sitemap.xml');
  const addressesOf = (address: string) => {
    const { pathname } = new URL(address);
    return codesOf(pathname).map((code) => ({
      code,
      address: new URL(routeIn(code, pathname), origin).href,
    }));
  };
  writeFileSync(sitemap, withLanguages(readFileSync(sitemap, 'utf8'), addressesOf));
}

/** Builds the site in one language in a child process, with the settings of this build. */
async function buildLanguage(outDir: string, code: LanguageCode): Promise<void> {
  const [astro = ''] = process.argv.slice(1);
  const env = { ...process.env, SITE_LANGUAGE: code };
  const child = startNode([astro, 'build', '--outDir', outDir], { env, stdio: 'inherit' });
  const stop = () => {
    child.kill();
    process.exit(1);
  };
  process.once('SIGTERM', stop);
  const [status] = await once(child, 'close');
  process.off('SIGTERM', stop);
  if (status !== 0) throw new Error(`The pages in ${languages[code].english} could not be built.`);
}

/**
 * The Astro integration that builds the site's other languages first, one after the other, and merges their
 * pages into the English build before other integrations change them.
 * @param content the content folder, which names the languages
 */
export function languagePages(content: string): AstroIntegration {
  let origin = '';
  let dist = '';
  const clear = () => {
    for (const code of translatedCodes) {
      rmSync(languageFolder(dist, code), { recursive: true, force: true });
    }
  };
  return {
    name: 'language-pages',
    hooks: {
      // Build before Astro reads the English content: all builds share one content store.
      'astro:config:setup': async ({ command, config }) => {
        if (command !== 'build') return;
        dist = fileURLToPath(config.outDir).replace(/[\\/]$/, '');
        // An interrupted build leaves folders behind, perhaps of languages that the inn has since dropped.
        clear();
        for (const code of await siteLanguages(content)) {
          await buildLanguage(languageFolder(dist, code), code).catch((error) => {
            clear();
            throw error;
          });
        }
      },
      'astro:config:done': ({ config }) => {
        origin = config.site ?? '';
      },
      'astro:build:done': ({ dir }) => {
        mergeLanguages(fileURLToPath(dir), origin);
        clear();
      },
    },
  };
}
