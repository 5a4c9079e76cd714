import {
  constants,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { DAY, HOUR } from '../lib/durations.ts';
import { OperatorError } from '../lib/errors.ts';
import { listFiles, replaceFileSync } from '../lib/files.ts';
import {
  type Failure,
  failureFile,
  type Release,
  releasesFolder,
  releasesIn,
  runningServers,
  sameSettings,
} from './store.ts';

/** A page loaded a day ago still finds its files; the extra hour is for servers that switch late. */
const RETENTION = 25 * HOUR;
/** How long releases with unused settings stay, in case those settings return. */
const UNUSED_RETENTION = 30 * DAY;

/** Points a link to a release, so that a proxy can serve its failure page while the server is down. */
function pointTo(folder: string, link: string): void {
  try {
    rmSync(`${link}.next`, { force: true });
    symlinkSync(relative(dirname(link), folder), `${link}.next`);
    renameSync(`${link}.next`, link);
  } catch {
    // The file system has no symbolic links. Our own programs do not need this one.
  }
}

/** Replaces the files that two releases share with hard links, if the file system supports them. */
function shareFiles(from: string, to: string): void {
  for (const path of listFiles(to)) {
    const [before, after] = [join(from, path), join(to, path)];
    try {
      if (statSync(before).size !== statSync(after).size) continue;
      if (!readFileSync(before).equals(readFileSync(after))) continue;
      linkSync(before, `${after}.link`);
      renameSync(`${after}.link`, after);
    } catch {
      // The file is new, or there are no hard links: keep it as it is.
    }
  }
}

/** Removes releases that no open page can still need, and incomplete ones. */
function clearOld(store: string, now: number): void {
  const releases = releasesIn(store);
  const shown = new Set(runningServers(store).map(({ release }) => release));
  const age = (release: Release | undefined) => (release ? now - Date.parse(release.built) : 0);
  releases.forEach((release, index) => {
    const newer = releases.slice(0, index);
    const next = newer.findLast(({ settings }) => sameSettings(settings, release.settings));
    const isOld =
      age(next) > RETENTION || (newer.length > 0 && age(newer.at(-1)) > UNUSED_RETENTION);
    if (!isOld || shown.has(release.number)) return;
    rmSync(`${release.folder}.json`);
    rmSync(release.folder, { recursive: true, force: true });
  });
  const known = new Set(releasesIn(store).map(({ number }) => String(number)));
  for (const name of readdirSync(releasesFolder(store))) {
    if (known.has(name.replace(/\.json$/, ''))) continue;
    rmSync(join(releasesFolder(store), name), { recursive: true, force: true });
  }
}

/**
 * Makes a finished build the newest release, atomically. Call with the build lock held.
 * @param staged the build's folder, in the store; it is moved
 */
export function publishRelease(
  store: string,
  staged: string,
  { settings, sources }: Pick<Release, 'settings' | 'sources'>,
  now = new Date(),
): Release {
  mkdirSync(releasesFolder(store), { recursive: true });
  const [newest] = releasesIn(store);
  const taken = readdirSync(releasesFolder(store)).map((name) => Number.parseInt(name, 10) || 0);
  const number = Math.max(0, ...taken) + 1;
  const folder = join(releasesFolder(store), String(number));
  if (newest) shareFiles(newest.folder, staged);
  renameSync(staged, folder);
  const built = now.toISOString();
  replaceFileSync(`${folder}.json`, JSON.stringify({ built, settings, sources }));
  pointTo(folder, join(store, 'current'));
  rmSync(failureFile(store), { force: true });
  clearOld(store, now.getTime());
  return { number, folder, built, settings, sources };
}

/** Records a failed build for the running servers. */
export function recordFailure(store: string, failure: Failure): void {
  replaceFileSync(failureFile(store), JSON.stringify(failure));
}

/**
 * Replaces a folder with a copy of a finished build by two renames, so that it is never incomplete.
 * @param build the build's folder; it stays
 * @param target such as `dist`, on the store's file system
 * @throws OperatorError if it belongs to another user, as after one build by root
 */
export function placeCopy(store: string, build: string, target: string): void {
  try {
    replaceByCopy(store, build, target);
  } catch (error) {
    const { code = '', path = target } = error as NodeJS.ErrnoException;
    if (!['EACCES', 'EPERM'].includes(code)) throw error;
    throw new OperatorError(
      `${path} cannot be replaced (${code}): delete it as its owner (sudo rm -r ${path}), and build again.`,
    );
  }
}

function replaceByCopy(store: string, build: string, target: string): void {
  const [fresh, old] = [join(store, 'placing'), join(store, 'placed-before')];
  // The last copy was interrupted between the renames.
  if (!existsSync(target) && existsSync(old)) renameSync(old, target);
  for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true });
  try {
    cpSync(build, fresh, { recursive: true, mode: constants.COPYFILE_FICLONE });
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
  } catch (error) {
    if (existsSync(old)) renameSync(old, target);
    // Half a copy may be what fills the disk.
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}
