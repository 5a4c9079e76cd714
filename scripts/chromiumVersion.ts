import { spawnSync } from 'node:child_process';

/**
 * The oldest Chromium for tests: 126 is the first with cross-document view transitions. Older
 * browsers show the same pages without them.
 */
export const OLDEST_CHROMIUM = 126;

/** The major version in the output of `chromium --version`; undefined if there is none. */
export function majorVersion(said: string): number | undefined {
  const [, major] = /\b(\d{2,4})\.\d+\.\d+/.exec(said) ?? [];
  return major === undefined ? undefined : Number(major);
}

/** An error message if a browser is too old, with instructions; undefined if it is not. */
export function tooOld(file: string, said: string): string | undefined {
  const major = majorVersion(said);
  if (major === undefined || major >= OLDEST_CHROMIUM) return undefined;
  return `${file} is version ${major}, and the browser tests need ${OLDEST_CHROMIUM} or newer: update it, or set CHROMIUM_PATH to a newer one.`;
}

/** A program's output for `--version`. */
export function versionOf(file: string): string {
  return spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout ?? '';
}
