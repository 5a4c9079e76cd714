import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { listFiles } from '../lib/files.ts';
import { unescapeHtml } from '../lib/text.ts';
import { routeOf } from '../server/routes.ts';
import { withPhotographs } from '../src/seo/sitemap.ts';
import { withLaterStyles } from './laterStyles.ts';
import { withoutSearchWords } from './searchWords.ts';
import { DRAWINGS, SharedDrawings } from './sharedDrawings.ts';

const PICTURE = /\.(?:avif|gif|heic|jpe?g|png|tiff?|webp)$/i;
// Files that may name a picture.
const TEXT = /\.(?:html|css|m?js|json|xml|txt|webmanifest)$/;
const NAMED = /\/_astro\/([^\s"<>,\\]+?\.(?:avif|gif|heic|jpe?g|png|tiff?|webp))/gi;

/** The file names of the pictures that the build's texts name. */
function namesIn(dist: string, paths: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const path of paths.filter((one) => TEXT.test(one))) {
    for (const [, name = ''] of readFileSync(join(dist, path), 'utf8').matchAll(NAMED)) {
      const plain = unescapeHtml(name);
      names.add(plain);
      if (plain.includes('%')) names.add(fileName(plain));
    }
  }
  return names;
}

/** The file name in an address, which may or may not be encoded. */
function fileName(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/**
 * Removes pictures that no page names. Above all the original photographs, which Astro publishes next
 * to their variants: a telephone's contain its position.
 * @param dist the built site's folder
 */
export function removeUnnamed(dist: string): void {
  const paths = listFiles(dist);
  const named = namesIn(dist, paths);
  for (const path of paths) {
    const isPicture = path.startsWith('/_astro/') && PICTURE.test(path);
    if (isPicture && !named.has(basename(path))) rmSync(join(dist, path));
  }
}

/** Throws if a picture contains metadata: place, time, camera, author. */
export async function refuseMetadata(dist: string): Promise<void> {
  for (const path of listFiles(dist).filter((one) => PICTURE.test(one))) {
    const { exif, xmp, iptc } = await sharp(join(dist, path)).metadata();
    if (exif || xmp || iptc) {
      throw new Error(
        `${path} would be published with what the camera wrote into it (place, time): show it by preparePicture, or take the metadata out.`,
      );
    }
  }
}

// Astro's names: photograph, hash of the photograph, hash of the variant.
const MADE = /^\/_astro\/(.+)\.([\w-]{6})_(\w+)\.(avif|jpeg|webp|png)$/;
const ADDRESS = /\/_astro\/[^\s"',<>\\]+\.(?:avif|jpeg|webp|png)/g;

interface Made {
  path: string;
  photograph: string;
  type: string;
  /** What distinguishes this variant of the photograph from others. */
  identity: string;
}

function madeAt(dist: string, path: string): Made[] {
  const [, photograph, source, made, type] = MADE.exec(path) ?? [];
  if (!photograph || !type) return [];
  return [
    { path, photograph, type, identity: `${source} ${made} ${statSync(join(dist, path)).size}` },
  ];
}

/**
 * Names all sizes of a photograph by one hash and their width, such as `terrace.Xq3_zP-720.avif`.
 * Separate hashes compress badly: one saves 0.8 kB on the home page and on /rooms. The hash changes
 * with any of the sizes, so that an address never means another picture.
 * @param dist the built site's folder
 * @returns the new address for each old one
 */
export async function renamePictures(dist: string): Promise<ReadonlyMap<string, string>> {
  const made = listFiles(dist).flatMap((path) => madeAt(dist, path));
  const addresses = new Map<string, string>();
  for (const [photograph, files] of Map.groupBy(made, (file) => file.photograph)) {
    const identities = files.map(({ identity }) => identity).sort();
    const hash = createHash('sha256').update(identities.join()).digest('base64url').slice(0, 6);
    const taken = new Set<string>();
    for (const { path, type } of files) {
      const { width } = await sharp(join(dist, path)).metadata();
      const name = `/_astro/${photograph}.${hash}-${width}`;
      // Two crops may have the same width.
      let address = `${name}.${type}`;
      for (let next = 2; taken.has(address); next++) address = `${name}-${next}.${type}`;
      taken.add(address);
      renameSync(join(dist, path), join(dist, address));
      addresses.set(path, address);
    }
  }
  return addresses;
}

/** Replaces the pictures' addresses in a page or another text. */
export function withPictureNames(text: string, addresses: ReadonlyMap<string, string>): string {
  return text.replace(ADDRESS, (address) => addresses.get(address) ?? address);
}

/** Adds each page's pictures to the sitemap. */
function addToSitemap(dist: string): void {
  const files = new Map(listFiles(dist).map((path) => [routeOf(path), path]));
  const pageAt = (path: string) => readFileSync(join(dist, files.get(path) ?? path), 'utf8');
  const sitemap = join(dist, 'sitemap.xml');
  writeFileSync(sitemap, withPhotographs(readFileSync(sitemap, 'utf8'), pageAt));
}

const EXTERNAL = /<script type="module" src="([^"]+)"><\/script>/g;
const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;
const META = /<meta http-equiv="content-security-policy" content="([^"]*)"\s*\/?>/;
const HEAD = /<head>(?:<meta charset="utf-8">)?/;
// Attributes of scripts that browsers run; other types are data, which no policy covers.
const RUNS = /^(?: type="module")?$/;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Moves the addresses of the page's scripts to an attribute of the body, from where
 * `src/components/layout/deferredScripts.ts` loads them once the page is visible.
 */
export function withDeferredScripts(html: string): string {
  const files = [...html.matchAll(EXTERNAL)].map(([, file]) => file).join(' ');
  if (!files) return html;
  return html.replace(EXTERNAL, '').replace('<body', () => `<body data-scripts="${files}"`);
}

/**
 * Reduces the page's Content-Security-Policy to its own hashes: Astro lists those of all pages'
 * scripts and styles, a kilobyte that does not compress. It comes first: it does not apply to what
 * precedes it.
 * @param later texts of script elements that scripts insert into the page
 */
export function withOwnPolicy(html: string, later: readonly string[]): string {
  const hashes: Record<string, string[]> = { script: later.map(hashOf), style: [] };
  for (const [, element = '', attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (RUNS.test(attributes)) hashes[element]?.push(hashOf(content));
  }
  const [meta = '', policy = ''] = META.exec(html) ?? [];
  if (!meta) return html;
  const directives = policy.split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    const own = hashes[name.replace('-src', '')];
    if (!own) return directive.trim();
    const named = sources.filter((source) => !source.startsWith("'sha256-"));
    return [name, ...named, ...new Set(own)].join(' ');
  });
  const first = meta.replace(policy, () => directives.filter(Boolean).join(';'));
  return html.replace(meta, '').replace(HEAD, (head) => head + first);
}

/** Writes a file into the build under a name that changes with its content; returns its address. */
function writeHashed(dist: string, name: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 6);
  const address = `/_astro/${name.replace('.', `.${hash}.`)}`;
  writeFileSync(join(dist, address), content);
  return address;
}

/**
 * The Astro integration that lists pictures in the sitemap, removes those that no page names, renames
 * the others, moves to files what pages need later (words of a search, drawings, styles), defers their
 * scripts and gives each page its own policy. Run before compression.
 */
export function finishPages(later: readonly string[]): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        addToSitemap(dist);
        removeUnnamed(dist);
        await refuseMetadata(dist);
        const addresses = await renamePictures(dist);
        const drawings = new SharedDrawings();
        const writeWords = (json: string) => writeHashed(dist, 'search-words.json', json);
        const writeStyles = (css: string) => writeHashed(dist, 'styles.css', css);
        const withPolicy = (html: string) => withOwnPolicy(html, later);
        const pages = new Map<string, string>();
        for (const path of listFiles(dist).filter((one) => TEXT.test(one))) {
          const text = withPictureNames(readFileSync(join(dist, path), 'utf8'), addresses);
          if (!path.endsWith('.html')) writeFileSync(join(dist, path), text);
          else {
            // The policy's hashes count towards a page's size, and change with its styles.
            const html = withPolicy(withDeferredScripts(withoutSearchWords(text, writeWords)));
            pages.set(path, drawings.withoutDrawings(html));
          }
        }
        const file = drawings.file();
        const address = file ? writeHashed(dist, 'drawings.svg', file) : '';
        for (const [path, text] of pages) {
          const html = withLaterStyles(text.replaceAll(DRAWINGS, address), writeStyles);
          writeFileSync(join(dist, path), withPolicy(html));
        }
      },
    },
  };
}
