import { spawnSync } from 'node:child_process';

/**
 * The oldest Chromium that the tests can hold to account: 126 is the first with a cross-fade from
 * page to page. Guests with older ones get the same pages without it.
 */
export const OLDEST_CHROMIUM = 126;

/** The major version in what `chromium --version` prints; undefined when it says none. */
export function majorVersion(said: string): number | undefined {
  const [, major] = /\b(\d{2,4})\.\d+\.\d+/.exec(said) ?? [];
  return major === undefined ? undefined : Number(major);
}

/** The sentence for a browser that is too old, with the mend; undefined for one that will do. */
export function tooOld(file: string, said: string): string | undefined {
  const major = majorVersion(said);
  if (major === undefined || major >= OLDEST_CHROMIUM) return undefined;
  return `${file} is version ${major}, and the browser tests need ${OLDEST_CHROMIUM} or newer: update it, or set CHROMIUM_PATH to a newer one.`;
}

/** What the program answers to `--version`. */
export function versionOf(file: string): string {
  return spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout ?? '';
}
