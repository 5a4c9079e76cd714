import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPidFile } from '../lib/pidFile.ts';

/** The variables that change what is built, such as SITE_ORIGIN, as they were set. */
export type BuildSettings = Readonly<Record<string, string>>;

/** A whole build for our own server, in a folder that never changes. */
export interface Release {
  /** Counts up. */
  number: number;
  folder: string;
  /** When, in ISO 8601. */
  built: string;
  settings: BuildSettings;
  /** What it was built from (`sourcesHash`). */
  sources: string;
}

/** The last build that failed; gone with the next that does not. */
export interface Failure {
  at: string;
  /** A sentence for whoever runs the site. */
  reason: string;
  settings: BuildSettings;
}

/** What a server says of itself in its PID file. */
export interface RunningServer {
  settings: BuildSettings;
  /** Of the release that it shows. */
  release: number;
}

/** Where a project keeps its releases, and what servers and builds tell each other. */
export const storeOf = (root: string) => join(root, '.site');
export const releasesFolder = (store: string) => join(store, 'releases');
export const failureFile = (store: string) => join(store, 'failure.json');
export const serversFolder = (store: string) => join(store, 'servers');
export const buildPidFile = (store: string) => join(store, 'build.json');

export function sameSettings(one: BuildSettings, other: BuildSettings): boolean {
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([name, value]) => other[name] === value)
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readRecord(store: string, number: number): Release | undefined {
  const folder = join(releasesFolder(store), String(number));
  try {
    return { ...JSON.parse(readFileSync(`${folder}.json`, 'utf8')), number, folder };
  } catch {
    // Cleared away between the listing and the reading.
    return undefined;
  }
}

/** The numbers of all releases, the newest first. A release's record is written when it is whole. */
export function releaseNumbers(store: string): number[] {
  return namesIn(releasesFolder(store))
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => b - a);
}

/** All releases, the newest first. */
export function releasesIn(store: string): Release[] {
  return releaseNumbers(store).flatMap((number) => readRecord(store, number) ?? []);
}

/**
 * What is to be shown with these settings: the newest release made with them; else, after a change
 * of settings, the newest whose forms post alike.
 */
export function bestRelease(store: string, settings: BuildSettings): Release | undefined {
  const releases = releasesIn(store);
  const formsOf = (all: BuildSettings) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('EMAILJS_')));
  return (
    releases.find((release) => sameSettings(release.settings, settings)) ??
    releases.find((release) => sameSettings(formsOf(release.settings), formsOf(settings)))
  );
}

export function failureIn(store: string): Failure | undefined {
  try {
    return JSON.parse(readFileSync(failureFile(store), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The servers that run from this project's folder. */
export function runningServers(store: string): (RunningServer & { pid: number })[] {
  const folder = serversFolder(store);
  return namesIn(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readPidFile<RunningServer>(join(folder, name)) ?? []);
}
