import { join } from 'node:path';
import { DAY } from '../lib/durations.ts';
import type { Log } from '../lib/log.ts';
import { addPidFile, type PidFile } from '../lib/pidFile.ts';
import {
  type BuildSettings,
  bestRelease,
  type Failure,
  failureIn,
  NOTHING_BUILT,
  type Release,
  type RunningServer,
  releaseNumbers,
  releasesIn,
  sameSettings,
  serversFolder,
} from '../releases/store.ts';
import { describeFile, readSite, type Site, type SiteFile, servedPaths } from './files.ts';

/** Milliseconds a release's files stay available after it is replaced, for pages still open. */
const RETENTION = DAY;

interface Previous {
  folder: string;
  paths: ReadonlySet<string>;
  until: number;
}

/** Files that pages of earlier releases use: scripts, styles, pictures and fonts. */
class PreviousFiles {
  #releases: Previous[] = [];
  #described = new Map<string, SiteFile>();
  #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Adds a release's files, except its pages, which are always current.
   * @param since when another release replaced it, in milliseconds
   */
  add({ folder }: Release, since: number): void {
    const until = since + RETENTION;
    this.#releases = this.#releases.filter((previous) => previous.until > this.#now());
    this.#described.clear();
    if (until <= this.#now()) return;
    const paths = servedPaths(folder).filter((path) => !path.endsWith('.html'));
    this.#releases.unshift({ folder, paths: new Set(paths), until });
  }

  /** The file at this decoded URL path in the newest release that has it. */
  find(path: string): SiteFile | undefined {
    const previous = this.#releases.find(
      ({ paths, until }) => until > this.#now() && paths.has(path),
    );
    if (!previous) return undefined;
    const key = join(previous.folder, path);
    const file = this.#described.get(key) ?? describeFile(previous.folder, path);
    this.#described.set(key, file);
    return file;
  }
}

/** Milliseconds between checks for a newer release. */
const CHECK_INTERVAL = 1_000;

export interface LiveSiteOptions {
  /** The folder of releases. */
  store: string;
  /** Ignores releases with other settings: their forms may post elsewhere. */
  settings: BuildSettings;
  log: Log;
  /** Identifies the server's mailbox (`markOf` its `mailIdentity`). */
  mail?: string | undefined;
  /** Returns the current time in milliseconds. */
  now?: (() => number) | undefined;
}

/** The site until there is a release. */
const NOTHING: Site = {
  find: () => undefined,
  findRoute: () => undefined,
  statusPage: () => undefined,
};
const noRelease = ({ store, settings }: LiveSiteOptions): Release => ({
  ...{ number: 0, folder: join(store, 'none'), built: '', settings, sources: '' },
});

/** Serves the newest release with its settings, and switches when a newer one appears. */
export class LiveSite implements Site {
  #options: LiveSiteOptions;
  #release: Release;
  #site: Site;
  #previous: PreviousFiles;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #pidFile: PidFile;
  /** The number of the release in that file, once it is written. */
  #recorded: number | undefined;
  /** Causes logged since the last update. */
  readonly #logged = new Set<string>();
  readonly #since = new Date().toISOString();

  private constructor(options: LiveSiteOptions, release: Release, site: Site) {
    this.#options = options;
    this.#release = release;
    this.#site = site;
    this.#previous = new PreviousFiles(options.now ?? Date.now);
    this.#pidFile = addPidFile(serversFolder(options.store));
    this.#recordRelease();
  }

  /** Opens the newest release; without one the site is empty until the first appears. */
  static async open(options: LiveSiteOptions): Promise<LiveSite> {
    const newest = bestRelease(options.store, options.settings) ?? noRelease(options);
    const site = newest.number > 0 ? await readSite(newest.folder) : NOTHING;
    const live = new LiveSite(options, newest, site);
    const older = matchingReleases(options).filter(({ number }) => number < newest.number);
    for (const [index, release] of [...older.entries()].reverse()) {
      live.#previous.add(release, Date.parse((older[index - 1] ?? newest).built));
    }
    live.#scheduleCheck();
    return live;
  }

  /** The folder of the current release. */
  get folder(): string {
    return this.#release.folder;
  }

  get isEmpty(): boolean {
    return this.#release.number === 0;
  }

  find(path: string) {
    return this.#site.find(path) ?? this.#previous.find(path);
  }
  findRoute(path: string) {
    return this.#site.findRoute(path);
  }
  statusPage(status: 404 | 500) {
    return this.#site.statusPage(status);
  }

  /** A sentence about a failed build, for monitoring. */
  note(): string | undefined {
    const failure = this.#failure();
    if (this.isEmpty) return [NOTHING_BUILT, failure?.reason].filter(Boolean).join(' ');
    if (!failure) return undefined;
    return `The build of ${failure.at} failed, the one of ${this.#release.built} is shown. ${failure.reason}`;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#pidFile.remove();
  }

  #failure(): Failure | undefined {
    const { store, settings } = this.#options;
    const failure = failureIn(store);
    if (!failure || !sameSettings(failure.settings, settings)) return undefined;
    return failure.at > this.#release.built ? failure : undefined;
  }

  /** What builds and other commands read about this server. */
  #running(): RunningServer {
    const { settings, mail } = this.#options;
    const record = { settings, release: this.#release.number, since: this.#since };
    return mail ? { ...record, mail } : record;
  }

  #scheduleCheck(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      void this.#check().finally(() => {
        this.#recordRelease();
        this.#scheduleCheck();
      });
    }, CHECK_INTERVAL).unref();
  }

  async #check(): Promise<void> {
    const { store, log, now = Date.now } = this.#options;
    try {
      const failure = this.#failure();
      if (failure) this.#logOnce(failure.at, 'build failed', { reason: failure.reason });
      if ((releaseNumbers(store)[0] ?? 0) <= this.#release.number) return;
      const [newest] = matchingReleases(this.#options);
      if (!newest || newest.number <= this.#release.number) return;
      const site = await readSite(newest.folder);
      if (this.#isClosed) return;
      if (!this.isEmpty) this.#previous.add(this.#release, now());
      [this.#site, this.#release] = [site, newest];
      this.#logged.clear();
      log('site updated', { build: newest.built });
    } catch (error) {
      this.#logOnce(String(error), 'newer build unreadable', { reason: (error as Error).name });
    }
  }

  /** Records the shown release in the PID file. If that fails, as on a full disk, the next check retries. */
  #recordRelease(): void {
    if (this.#isClosed || this.#recorded === this.#release.number) return;
    try {
      this.#pidFile.update(this.#running());
      this.#recorded = this.#release.number;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      this.#logOnce(String(code), 'release not noted', { reason: code });
    }
  }

  /** Logs each cause once, not at every check. */
  #logOnce(cause: string, ...line: Parameters<Log>): void {
    if (!this.#logged.has(cause)) this.#options.log(...line);
    this.#logged.add(cause);
  }
}

/** All releases with the server's settings, newest first. */
function matchingReleases({ store, settings }: LiveSiteOptions): Release[] {
  return releasesIn(store).filter((release) => sameSettings(release.settings, settings));
}
