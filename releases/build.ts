import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { OperatorError } from '../lib/errors.ts';
import { fullDiskIn, syncTree } from '../lib/files.ts';
import { lock } from '../lib/lock.ts';
import { holdPidFile, lockOf } from '../lib/pidFile.ts';
import { withoutSecrets } from '../lib/settings.ts';
import { startNode } from '../lib/startNode.ts';
import { contentFolder, folderName } from '../src/content/folder.ts';
import { placeCopy, publishRelease, recordFailure } from './publish.ts';
import { sourcesHash } from './stamp.ts';
import {
  astroIn,
  type BuildSettings,
  bestRelease,
  buildPidFile,
  failureFile,
  isForServer,
  NOTHING_BUILT,
  type Release,
  type Releases,
  releasesIn,
  sameSettings,
  serverSettings,
  storeOf,
} from './store.ts';

/** A failed build; the previous one stays in place. The message is one sentence. */
class BuildFailure extends OperatorError {
  /** The system's error code, if the machine is at fault. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

const diskIsFull = (code: string) =>
  new BuildFailure('The site could not be built: the disk is full, make room on it.', code);

const STOPPED = 'The build was stopped.';

interface BuildOptions {
  settings: BuildSettings;
  /** A copy of the settings' content folder, to build instead of it. */
  content?: string;
  /** A folder that gets a copy of the build. */
  target?: string;
  /** Makes a release of it; by default, only a build for our own server becomes one. */
  isRelease?: boolean;
  /** Shows Astro's output immediately, instead of only after a failure. */
  verbose?: boolean;
  /** Variables for this build only. */
  env?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** Waits for other builds of this project to finish. */
async function lockBuilds(store: string, signal?: AbortSignal): Promise<() => void> {
  const file = buildPidFile(store);
  const unlock = await lock(lockOf(file), { signal, pollMs: 200 }).catch((error) => {
    throw signal?.aborted ? new BuildFailure(STOPPED) : error;
  });
  return holdPidFile(file, unlock).remove;
}

/** Builds the site into a folder. Throws a BuildFailure, with the reason that the build left, if any. */
async function runAstro(root: string, outDir: string, options: BuildOptions): Promise<void> {
  const report = `${outDir}.reason`;
  const { settings, content = contentFolder(root, settings) } = options;
  const child = startNode([astroIn(root), 'build', '--outDir', relative(root, outDir)], {
    cwd: root,
    env: {
      ...withoutSecrets(process.env),
      // The build only needs to know whether SMTP_URL is set.
      ...(process.env['SMTP_URL'] && { SMTP_URL: 'set' }),
      ...{ ...options.env, ...settings },
      ...{ CONTENT_DIR: content, BUILD_REPORT: report },
    },
    stdio: options.verbose ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    signal: options.signal,
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  // Do not use events.once: on an abort it rejects at once, while Astro still runs.
  child.on('error', () => {});
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code === 0 && existsSync(join(outDir, 'index.html'))) return;
  if (options.signal?.aborted) throw new BuildFailure(STOPPED);
  const said = Buffer.concat(output).toString();
  process.stderr.write(said);
  const full = fullDiskIn(said);
  if (full) throw diskIsFull(full);
  const reason = existsSync(report) ? readFileSync(report, 'utf8') : 'its own words are in the log';
  // Name the owner's folder, not its copy.
  const named = reason.replaceAll(
    folderName(content, root),
    folderName(contentFolder(root, settings), root),
  );
  throw new BuildFailure(`The site could not be built: ${named}.`);
}

/** Deletes what builds that failed or were killed have written: it may be what fills the disk. */
function clearStaged(store: string): void {
  for (const left of readdirSync(store).filter((name) => name.startsWith('next'))) {
    // Retry: a language's build may still write for a moment after Astro was killed.
    rmSync(join(store, left), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Ignores failures of the work after a failed build: the caller tells why that failed. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // The disk is full or fails.
  }
}

/**
 * Builds the site in a temporary folder and publishes it once complete. A failed build changes nothing
 * but the record of the failure.
 * @param root the project's folder
 * @returns the release, if the build becomes one
 */
export async function makeBuild(root: string, options: BuildOptions): Promise<Release | undefined> {
  const { settings, content, target, isRelease = isForServer(settings) } = options;
  const store = storeOf(root);
  mkdirSync(store, { recursive: true });
  const unlock = await lockBuilds(store, options.signal);
  try {
    clearStaged(store);
    const staged = join(store, `next-${process.pid}-${Date.now()}`);
    const sources = sourcesHash(root, settings, content);
    await runAstro(root, staged, options);
    if (target) placeCopy(store, staged, target);
    if (isRelease) {
      // Sync first: a power cut must not leave the release's record without its files.
      await syncTree(staged);
      return publishRelease(store, staged, { settings, sources });
    }
    clearStaged(store);
    return undefined;
  } catch (thrown) {
    const { code = '' } = thrown as NodeJS.ErrnoException;
    const error = fullDiskIn(code) ? diskIsFull(code) : thrown;
    // Clear first: on a full disk the record finds no room otherwise.
    attempt(() => clearStaged(store));
    if (!options.signal?.aborted && isRelease) {
      const reason = error instanceof OperatorError ? error.message : String(error);
      const failure = { at: new Date().toISOString(), reason, settings };
      attempt(() => recordFailure(store, failure));
    }
    throw error;
  } finally {
    unlock();
  }
}

/**
 * Builds the site for the server that runs here, unless the newest release has the same sources and
 * settings.
 * @param root the project's folder
 * @returns the built site's folder
 * @throws BuildFailure
 */
export async function ensureBuilt(
  root: string,
  settings = serverSettings(process.env),
  signal?: AbortSignal,
): Promise<string> {
  const store = storeOf(root);
  const sources = sourcesHash(root, settings);
  const newest = releasesIn(store).find((release) => sameSettings(release.settings, settings));
  if (newest?.sources === sources) {
    // If the last build failed, the change that broke it has been reverted.
    rmSync(failureFile(store), { force: true });
    return newest.folder;
  }
  const release = await makeBuild(root, { settings, isRelease: true, ...(signal && { signal }) });
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
 * Builds the current sources, so that there is a release to serve. If the build fails, logs that and keeps
 * the last good one; without one, throws a BuildFailure.
 * @param behind if there is an earlier release, returns at once and builds in the background; if there is
 * none, waits for the first build but does not throw if it fails
 */
export async function readyToShow(
  root: string,
  { behind, settings = serverSettings(process.env) }: { behind: boolean; settings?: BuildSettings },
): Promise<Ready> {
  const releases = { store: storeOf(root), settings };
  const last = bestRelease(releases.store, releases.settings);
  const halt = new AbortController();
  const building = ensureBuilt(root, settings, halt.signal).then(
    () => {},
    (error: Error) => {
      if (halt.signal.aborted) return;
      // A server waits for the first build that succeeds: the editor may be about to make it.
      if (!last && !(behind && error instanceof BuildFailure)) throw error;
      const shown = last ? `The build of ${last.built} is shown.` : NOTHING_BUILT;
      console.error(`${error.message} ${shown}`);
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
