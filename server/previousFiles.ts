import { join } from 'node:path';
import type { Release } from '../releases/store.ts';
import { describeFile, type SiteFile, servedPaths } from './files.ts';

/** Milliseconds a release's files stay available after it is replaced, for pages still open. */
const RETENTION = 24 * 3_600_000;

interface Previous {
  folder: string;
  paths: ReadonlySet<string>;
  until: number;
}

/** Files that pages of earlier releases use: scripts, styles, pictures and fonts. */
export class PreviousFiles {
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
