import { rmSync } from 'node:fs';
import type { Releases } from '../server/site.ts';
import { makeBuild } from './build.ts';
import { serverSettings } from './settings.ts';
import { sourcesHash } from './stamp.ts';
import { bestRelease, failureFile, releasesIn, sameSettings, storeOf } from './store.ts';

/**
 * Builds the site for our own server, unless the newest release is of these very sources and
 * settings. Throws a BuildFailure.
 * @param root the project's folder
 * @returns the built site's folder
 */
export async function ensureBuilt(root: string, signal?: AbortSignal): Promise<string> {
  const settings = serverSettings(process.env);
  const store = storeOf(root);
  const sources = sourcesHash(root, settings);
  const newest = releasesIn(store).find((release) => sameSettings(release.settings, settings));
  if (newest?.sources === sources) {
    // What was wrong has been taken back.
    rmSync(failureFile(store), { force: true });
    return newest.folder;
  }
  const release = await makeBuild(root, { settings, ...(signal && { signal }) });
  if (!release) throw new Error('A build for our own server gave no release.');
  return release.folder;
}

/** What a server is to show. */
export interface Ready {
  releases: Releases;
  /** Stops a build that is under way. */
  stop(): Promise<void>;
}

/**
 * Sees to it that there is a build to show, and that it becomes that of today's sources. Throws a
 * BuildFailure only when there is none at all; else the failure is said, and the last good one shown.
 * @param behind lets the last build be shown while the new one is made
 */
export async function readyToShow(root: string, { behind }: { behind: boolean }): Promise<Ready> {
  const releases = { store: storeOf(root), settings: serverSettings(process.env) };
  const last = bestRelease(releases.store, releases.settings);
  const halt = new AbortController();
  const building = ensureBuilt(root, halt.signal).then(
    () => {},
    (error: Error) => {
      if (halt.signal.aborted) return;
      if (!last) throw error;
      console.error(`${error.message} The build of ${last.built} is shown.`);
    },
  );
  if (!(last && behind)) await building;
  return {
    releases,
    stop: () => {
      halt.abort();
      return building;
    },
  };
}
