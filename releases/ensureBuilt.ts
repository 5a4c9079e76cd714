import { rmSync } from 'node:fs';
import type { Releases } from '../server/site.ts';
import { makeBuild } from './build.ts';
import { serverSettings } from './settings.ts';
import { sourcesHash } from './stamp.ts';
import { bestRelease, failureFile, releasesIn, sameSettings, storeOf } from './store.ts';

/**
 * Builds the site for our own server, unless the newest release has the same sources and settings.
 * @param root the project's folder
 * @returns the built site's folder
 * @throws BuildFailure
 */
export async function ensureBuilt(root: string, signal?: AbortSignal): Promise<string> {
  const settings = serverSettings(process.env);
  const store = storeOf(root);
  const sources = sourcesHash(root, settings);
  const newest = releasesIn(store).find((release) => sameSettings(release.settings, settings));
  if (newest?.sources === sources) {
    // The change that failed to build was reverted.
    rmSync(failureFile(store), { force: true });
    return newest.folder;
  }
  const release = await makeBuild(root, { settings, ...(signal && { signal }) });
  if (!release) throw new Error('A build for our own server gave no release.');
  return release.folder;
}

/** The releases to serve. */
export interface Ready {
  releases: Releases;
  /** Stops a running build. */
  stop(): Promise<void>;
}

/**
 * Ensures that there is a build to serve, and builds the current sources. If that fails, it logs the
 * failure and the last good build stays; without one it throws a BuildFailure.
 * @param behind returns before the new build is complete if there is an earlier one
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
