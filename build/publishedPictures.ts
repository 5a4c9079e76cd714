import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { listFiles } from '../lib/files.ts';

const PICTURE = /\.(?:avif|gif|heic|jpe?g|png|tiff?|webp)$/i;
// What may name a picture.
const TEXT = /\.(?:html|css|m?js|json|xml|txt|webmanifest)$/;
const NAMED = /\/_astro\/([^\s"<>,\\]+?\.(?:avif|gif|heic|jpe?g|png|tiff?|webp))/gi;

/** The pictures that the build's texts name, as their files are called. */
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

/** What an address stands for; it may have been written without being encoded. */
function fileName(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/**
 * Removes the pictures that no page names. Above all the photographs as they came from the camera,
 * which Astro puts beside what it makes of them: a telephone writes into them where it stood.
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

/** Refuses a build with a picture that tells more than it shows: place, time, camera, author. */
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
