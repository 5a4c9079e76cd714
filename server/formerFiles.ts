import { join } from 'node:path';
import { describeFile, type SiteFile, servedPaths } from './files.ts';
import type { Release } from './releases.ts';

/** Milliseconds a release's files stay available after it is replaced, for pages still open. */
const KEPT_FOR = 24 * 3_600_000;

interface Former {
  folder: string;
  paths: ReadonlySet<string>;
  until: number;
}

/** Files that pages of earlier releases use: scripts, styles, pictures and fonts. */
export class FormerFiles {
  #formers: Former[] = [];
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
    const until = since + KEPT_FOR;
    this.#formers = this.#formers.filter((former) => former.until > this.#now());
    this.#described.clear();
    if (until <= this.#now()) return;
    const paths = servedPaths(folder).filter((path) => !path.endsWith('.html'));
    this.#formers.unshift({ folder, paths: new Set(paths), until });
  }

  /** The file at this decoded URL path in the newest release that has it. */
  find(path: string): SiteFile | undefined {
    const former = this.#formers.find(({ paths, until }) => until > this.#now() && paths.has(path));
    if (!former) return undefined;
    const key = join(former.folder, path);
    const file = this.#described.get(key) ?? describeFile(former.folder, path);
    this.#described.set(key, file);
    return file;
  }
}
