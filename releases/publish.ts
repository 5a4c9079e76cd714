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

/** A page loaded a day ago still finds its files; one more hour for servers that switch late. */
const RETENTION = 25 * HOUR;
/** Builds with unused settings stay this long, in case those settings return. */
const UNUSED_RETENTION = 30 * DAY;

/** A stable name, for a proxy that serves the failure page while the server is down. */
function pointTo(folder: string, link: string): void {
  try {
    rmSync(`${link}.next`, { force: true });
    symlinkSync(relative(dirname(link), folder), `${link}.next`);
    renameSync(`${link}.next`, link);
  } catch {
    // No symbolic links on this file system: nothing of ours needs this one.
  }
}

/** Hard-links the files that two releases share, if the file system can. */
function shareFiles(from: string, to: string): void {
  for (const path of listFiles(to)) {
    const [before, after] = [join(from, path), join(to, path)];
    try {
      if (statSync(before).size !== statSync(after).size) continue;
      if (!readFileSync(before).equals(readFileSync(after))) continue;
      linkSync(before, `${after}.link`);
      renameSync(`${after}.link`, after);
    } catch {
      // A new file, or no hard links: it stays a file of its own.
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
 * Replaces a folder by a copy of a finished build; the folder is complete before and after.
 * @param build the build's folder; it stays
 * @param target such as `dist`, on the store's file system
 */
export function placeCopy(store: string, build: string, target: string): void {
  const [fresh, old] = [join(store, 'placing'), join(store, 'placed-before')];
  for (const left of [fresh, old]) rmSync(left, { recursive: true, force: true });
  cpSync(build, fresh, { recursive: true, mode: constants.COPYFILE_FICLONE });
  if (existsSync(target)) renameSync(target, old);
  try {
    renameSync(fresh, target);
  } catch (error) {
    if (existsSync(old)) renameSync(old, target);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}
