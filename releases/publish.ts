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

const HOUR = 3_600_000;
/** A page that was fetched a day ago still finds its files; a server may look a little later. */
const RETENTION = 25 * HOUR;
/** How long a build of settings that are no longer used is kept for their coming back. */
const UNUSED_FOR = 30 * 24 * HOUR;

/** A name that stays, for a proxy that shows the failure page when the server is away. */
function pointTo(folder: string, link: string): void {
  try {
    rmSync(`${link}.next`, { force: true });
    symlinkSync(relative(dirname(link), folder), `${link}.next`);
    renameSync(`${link}.next`, link);
  } catch {
    // No links on this file system: nothing that we run needs it.
  }
}

/** Lets files that two releases share stand on the disk once, where the file system can. */
function shareFiles(from: string, to: string): void {
  for (const path of listFiles(to)) {
    const [before, after] = [join(from, path), join(to, path)];
    try {
      if (statSync(before).size !== statSync(after).size) continue;
      if (!readFileSync(before).equals(readFileSync(after))) continue;
      linkSync(before, `${after}.link`);
      renameSync(`${after}.link`, after);
    } catch {
      // Not there before, or no links here: then it is a file of its own.
    }
  }
}

/** Removes releases that no page in a browser can still ask for, and what broke off half-way. */
function clearOld(store: string, now: number): void {
  const releases = releasesIn(store);
  const shown = new Set(runningServers(store).map(({ release }) => release));
  const age = (release: Release | undefined) => (release ? now - Date.parse(release.built) : 0);
  releases.forEach((release, index) => {
    const newer = releases.slice(0, index);
    const next = newer.findLast(({ settings }) => sameSettings(settings, release.settings));
    const isOld = age(next) > RETENTION || (newer.length > 0 && age(newer.at(-1)) > UNUSED_FOR);
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
 * Makes a finished build the newest release, in one step. One build at a time may do so.
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

/** Leaves word of a build that failed for the servers that run from here. */
export function noteFailure(store: string, failure: Failure): void {
  replaceFileSync(failureFile(store), JSON.stringify(failure));
}

/**
 * Puts a copy of a finished build in a folder's place: what is there is whole before and after.
 * @param build the build's folder; it stays
 * @param target such as `dist`, beside the store or on its file system
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
