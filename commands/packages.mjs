/**
 * Compares the installed packages with the lockfile. Must run on any Node version and without
 * packages.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Package */

/**
 * @param {string} file a lockfile, or npm's copy of it in node_modules
 * @returns {Record<string, Package> | undefined} undefined if it cannot be read
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** @param {string} root the project's folder */
const installedIn = (root) => packagesIn(join(root, 'node_modules', '.package-lock.json'));

/**
 * Whether at least some packages for development are installed.
 * @param {string} root the project's folder
 */
export const hasDevPackages = (root) =>
  Object.values(installedIn(root) ?? {}).some(({ dev }) => dev);

/**
 * The first difference, such as "astro is 7.3.3, not 7.3.4".
 * @param {string} root the project's folder
 * @param {{ dev?: boolean }} [which] `dev` also requires the packages for development
 * @returns {string | undefined} undefined if the packages match package-lock.json
 */
export function packagesError(root, { dev = false } = {}) {
  const locked = packagesIn(join(root, 'package-lock.json'));
  if (!locked) return undefined;
  const installed = installedIn(root);
  if (!installed) return 'none are installed';
  for (const [path, wanted] of Object.entries(locked)) {
    if (path === '') continue;
    const name = path.replace(/^.*node_modules\//, '');
    const found = installed[path];
    // Optional packages may be for other platforms.
    if (!found && (wanted.optional || wanted.devOptional)) continue;
    if (!found && wanted.dev && !dev) continue;
    if (!found || !existsSync(join(root, path))) return `${name} is missing`;
    if (found.version !== wanted.version)
      return `${name} is ${found.version}, not ${wanted.version}`;
    if (wanted.integrity && found.integrity && found.integrity !== wanted.integrity) {
      return `${name} ${found.version} is another package of that name`;
    }
  }
  const left = Object.keys(installed).find((path) => !locked[path]);
  return left && `${left.replace(/^.*node_modules\//, '')} is no longer used`;
}
