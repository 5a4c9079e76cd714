import { join } from 'node:path';
import { describeFile, type SiteFile, servedPaths } from './files.ts';
import type { Release } from './releases.ts';

/** Milliseconds that a file can be had after the release it belongs to: pages stay open for a while. */
const KEPT_FOR = 24 * 3_600_000;

interface Former {
  folder: string;
  paths: ReadonlySet<string>;
  until: number;
}

/** What pages of earlier releases ask for: their scripts, styles, pictures and typefaces. */
export class FormerFiles {
  #formers: Former[] = [];
  #described = new Map<string, SiteFile>();
  #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Keeps a release's files, but for its pages: those are asked for anew.
   * @param since when another release took its place, in milliseconds
   */
  add({ folder }: Release, since: number): void {
    const until = since + KEPT_FOR;
    this.#formers = this.#formers.filter((former) => former.until > this.#now());
    this.#described.clear();
    if (until <= this.#now()) return;
    const paths = servedPaths(folder).filter((path) => !path.endsWith('.html'));
    this.#formers.unshift({ folder, paths: new Set(paths), until });
  }

  /** The file at this decoded URL path in the youngest release that has one. */
  find(path: string): SiteFile | undefined {
    const former = this.#formers.find(({ paths, until }) => until > this.#now() && paths.has(path));
    if (!former) return undefined;
    const key = join(former.folder, path);
    const file = this.#described.get(key) ?? describeFile(former.folder, path);
    this.#described.set(key, file);
    return file;
  }
}
