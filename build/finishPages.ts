import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { listFiles, versionOf } from '../lib/files.ts';
import { unescapeHtml } from '../lib/text.ts';
import { routeOf } from '../server/routes.ts';
import { withPhotographs } from '../src/seo/sitemap.ts';
import { withLaterStyles, withLeanStyles } from './laterStyles.ts';
import { withoutSearchWords } from './searchWords.ts';
import { DRAWINGS, SharedDrawings } from './sharedDrawings.ts';

const PICTURE = /\.(?:avif|gif|heic|jpe?g|png|tiff?|webp)$/i;
// Text files, which may refer to pictures.
const TEXT = /\.(?:html|css|m?js|json|xml|txt|webmanifest)$/;
const NAMED = /\/_astro\/([^\s"<>,\\]+?\.(?:avif|gif|heic|jpe?g|png|tiff?|webp))/gi;

/** The file names of all pictures that the build's text files refer to. */
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
 * Removes pictures that no file refers to, above all the original photos: Astro publishes them next to
 * their variants, and a phone's photos contain its position.
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

// Astro's file names: the photo's name, the photo's hash, the variant's hash.
const VARIANT = /^\/_astro\/(.+)\.([\w-]{6})_(\w+)\.(avif|jpeg|webp|png)$/;
const ADDRESS = /\/_astro\/[^\s"',<>\\]+\.(?:avif|jpeg|webp|png)/g;

/** One size, crop and format of a photo. */
interface Variant {
  path: string;
  photograph: string;
  type: string;
  /** Distinguishes it from the photo's other variants. */
  identity: string;
}

function variantAt(dist: string, path: string): Variant[] {
  const [, photograph, source, variant, type] = VARIANT.exec(path) ?? [];
  if (!photograph || !type) return [];
  return [
    { path, photograph, type, identity: `${source} ${variant} ${statSync(join(dist, path)).size}` },
  ];
}

/**
 * Renames all variants of a photo to one shared hash and their width, such as `terrace.Xq3_zP-720.avif`.
 * A hash for each compresses badly: sharing one saves 0.8 kB on the home page and on /rooms. The hash
 * covers all variants, so an address never comes to mean another picture.
 * @param dist the built site's folder
 * @returns the new address for each old one
 */
export async function renamePictures(dist: string): Promise<ReadonlyMap<string, string>> {
  const variants = listFiles(dist).flatMap((path) => variantAt(dist, path));
  const addresses = new Map<string, string>();
  for (const [photograph, files] of Map.groupBy(variants, (file) => file.photograph)) {
    const identities = files.map(({ identity }) => identity).sort();
    const hash = versionOf(identities.join()).slice(0, 6);
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
// The attributes of scripts that browsers run; scripts of other types are data, which the policy ignores.
const RUNS = /^(?: type="module")?$/;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Moves the addresses of the page's scripts to an attribute of the body;
 * `src/components/layout/deferredScripts.ts` imports them after first paint.
 */
export function withDeferredScripts(html: string): string {
  const files = [...html.matchAll(EXTERNAL)].map(([, file]) => file).join(' ');
  if (!files) return html;
  return html.replace(EXTERNAL, '').replace('<body', () => `<body data-scripts="${files}"`);
}

/**
 * Reduces the page's Content-Security-Policy to the hashes of its own scripts and styles: Astro lists
 * those of all pages, a kilobyte that does not compress. Moves the policy to the top of the head, since
 * it does not apply to elements before it.
 * @param later the texts of inline scripts that other scripts insert into the page
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
  const hash = versionOf(content).slice(0, 6);
  const address = `/_astro/${name.replace('.', `.${hash}.`)}`;
  writeFileSync(join(dist, address), content);
  return address;
}

/**
 * The Astro integration that post-processes the built pages: it lists pictures in the sitemap, removes
 * unused ones and renames the rest, moves what pages need only later (search words, drawings, styles)
 * to files, defers scripts and gives each page its own policy. Must run before compression.
 * @param later see {@link withOwnPolicy}
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
            // Write the policy here, since its hashes count towards the page's size, and again below,
            // since moving styles to a file changes their hash.
            const lean = withLeanStyles(withoutSearchWords(text, writeWords));
            const html = withPolicy(withDeferredScripts(lean));
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
