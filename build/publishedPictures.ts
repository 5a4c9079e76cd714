import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { listFiles } from '../lib/files.ts';

const PICTURE = /\.(?:avif|gif|heic|jpe?g|png|tiff?|webp)$/i;
// Files that may name a picture.
const TEXT = /\.(?:html|css|m?js|json|xml|txt|webmanifest)$/;
const NAMED = /\/_astro\/([^\s"<>,\\]+?\.(?:avif|gif|heic|jpe?g|png|tiff?|webp))/gi;

/** The file names of the pictures that the build's texts name. */
function namesIn(dist: string, paths: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const path of paths.filter((one) => TEXT.test(one))) {
    for (const [, name = ''] of readFileSync(join(dist, path), 'utf8').matchAll(NAMED)) {
      const plain = name.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&#39;', "'");
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
