import type { Log } from '../lib/log.ts';
import { addPidFile, type PidFile } from '../lib/pidFile.ts';
import {
  type BuildSettings,
  bestRelease,
  type Failure,
  failureIn,
  type Release,
  type RunningServer,
  releaseNumbers,
  releasesIn,
  sameSettings,
  serversFolder,
} from '../releases/store.ts';
import { readSite, type Site } from './files.ts';
import { PreviousFiles } from './previousFiles.ts';

/** Milliseconds between checks for a newer release. */
const CHECK_INTERVAL = 1_000;

export interface LiveSiteOptions {
  /** The folder of releases. */
  store: string;
  /** Ignores releases with other settings: their forms may post elsewhere. */
  settings: BuildSettings;
  log: Log;
  /** Returns the current time in milliseconds. */
  now?: (() => number) | undefined;
}

/** Serves the newest release with its settings, and switches when a newer one appears. */
export class LiveSite implements Site {
  #options: LiveSiteOptions;
  #release: Release;
  #site: Site;
  #previous: PreviousFiles;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #pidFile: PidFile;
  #lastLogged = '';

  private constructor(options: LiveSiteOptions, release: Release, site: Site) {
    this.#options = options;
    this.#release = release;
    this.#site = site;
    this.#previous = new PreviousFiles(options.now ?? Date.now);
    this.#pidFile = addPidFile(serversFolder(options.store), this.#running());
  }

  /** Opens the newest release. Throws if there is none. */
  static async open(options: LiveSiteOptions): Promise<LiveSite> {
    const newest = bestRelease(options.store, options.settings);
    if (!newest) throw new Error(`There is no build of the site in ${options.store}.`);
    const live = new LiveSite(options, newest, await readSite(newest.folder));
    const older = ours(options).filter(({ number }) => number < newest.number);
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

  /** What builds and other commands learn about this server. */
  #running(): RunningServer {
    return { settings: this.#options.settings, release: this.#release.number };
  }

  #scheduleCheck(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      void this.#check().finally(() => this.#scheduleCheck());
    }, CHECK_INTERVAL).unref();
  }

  async #check(): Promise<void> {
    const { store, log, now = Date.now } = this.#options;
    try {
      const failure = this.#failure();
      if (failure) this.#logOnce(failure.at, 'build failed', { reason: failure.reason });
      if ((releaseNumbers(store)[0] ?? 0) <= this.#release.number) return;
      const [newest] = ours(this.#options);
      if (!newest || newest.number <= this.#release.number) return;
      const site = await readSite(newest.folder);
      this.#previous.add(this.#release, now());
      [this.#site, this.#release] = [site, newest];
      this.#pidFile.update(this.#running());
      log('site updated', { build: newest.built });
    } catch (error) {
      this.#logOnce(String(error), 'newer build unreadable', { reason: (error as Error).name });
    }
  }

  /** Logs each cause once, not at every check. */
  #logOnce(cause: string, ...line: Parameters<Log>): void {
    if (this.#lastLogged !== cause) this.#options.log(...line);
    this.#lastLogged = cause;
  }
}

function ours({ store, settings }: LiveSiteOptions): Release[] {
  return releasesIn(store).filter((release) => sameSettings(release.settings, settings));
}
