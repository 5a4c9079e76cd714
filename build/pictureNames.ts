import { createHash } from 'node:crypto';
import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { listFiles } from '../lib/files.ts';

// Astro's own: photograph, hash of the photograph, hash of what was made of it.
const MADE = /^\/_astro\/(.+)\.([\w-]{6})_(\w+)\.(avif|jpeg|webp|png)$/;
const ADDRESS = /\/_astro\/[^\s"',<>\\]+\.(?:avif|jpeg|webp|png)/g;

interface Made {
  path: string;
  photograph: string;
  type: string;
  /** All that tells this file from another of the photograph. */
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
 * Names all sizes of a photograph by one hash and their width, such as
 * `terrace.Xq3_zP-720.avif`. A hash for each is what compresses worst in a page: this takes
 * 0.8 kB off the home page and /rooms. The hash changes with any of the sizes, so that an address
 * never stands for another picture.
 * @param dist the built site's folder
 * @returns the new address for every old one
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
      // Two crops of one width: of other heights, or around other places.
      let address = `${name}.${type}`;
      for (let next = 2; taken.has(address); next++) address = `${name}-${next}.${type}`;
      taken.add(address);
      renameSync(join(dist, path), join(dist, address));
      addresses.set(path, address);
    }
  }
  return addresses;
}

/** A page, or any text of the site, with the pictures' new addresses. */
export function withPictureNames(text: string, addresses: ReadonlyMap<string, string>): string {
  return text.replace(ADDRESS, (address) => addresses.get(address) ?? address);
}
