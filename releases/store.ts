import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPidFile } from '../lib/pidFile.ts';
import { type Env, isBuilt } from '../lib/settings.ts';
import {
  EMAILJS_ORIGIN,
  missingIds,
  OWN_SERVICE,
  serviceOf,
} from '../src/enquiry/contract/service.ts';

/** The environment variables that affect the build, such as SITE_ORIGIN. */
export type BuildSettings = Readonly<Record<string, string>>;

/** A complete build for our own server, in a folder that never changes. */
export interface Release {
  /** Increases with each release. */
  number: number;
  folder: string;
  /** Build time in ISO 8601. */
  built: string;
  settings: BuildSettings;
  /** Hash of its sources (`sourcesHash`). */
  sources: string;
}

/** A folder of releases, and the settings of those to serve. */
export interface Releases {
  store: string;
  settings: BuildSettings;
}

/** The last failed build; removed by the next successful one. */
export interface Failure {
  at: string;
  /** A sentence for the site's operator. */
  reason: string;
  settings: BuildSettings;
}

/** A server's PID file. */
export interface RunningServer {
  settings: BuildSettings;
  /** The release it serves. */
  release: number;
  /** ISO date and time of its start. */
  since?: string;
  /** Identifies its mailbox (`mailIdentity`) without revealing the password. */
  mail?: string;
}

/** The path of Astro's command in a project. */
export const astroIn = (root: string) => join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');

/** The folder of a project's releases and of the files by which servers and builds communicate. */
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
    // Deleted between listing and reading.
    return undefined;
  }
}

/** All release numbers, newest first. A release's record is written last, once it is complete. */
export function releaseNumbers(store: string): number[] {
  return namesIn(releasesFolder(store))
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => b - a);
}

/** All releases, newest first. */
export function releasesIn(store: string): Release[] {
  return releaseNumbers(store).flatMap((number) => readRecord(store, number) ?? []);
}

/**
 * The release to serve with these settings: the newest made with them, or, after a change of
 * settings, the newest whose forms post to the same place.
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

/** For the operator, until the first build succeeds. */
export const NOTHING_BUILT = 'Until a build succeeds, guests read that the site is being prepared.';

export function failureIn(store: string): Failure | undefined {
  try {
    return JSON.parse(readFileSync(failureFile(store), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Running servers of this project. */
export function runningServers(store: string): (RunningServer & { pid: number })[] {
  const folder = serversFolder(store);
  return namesIn(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readPidFile<RunningServer>(join(folder, name)) ?? []);
}

function setIn(env: Env): BuildSettings {
  const set = Object.entries(env)
    .filter(([name, value]) => isBuilt(name) && value)
    // This is the default, so it is the same as no setting.
    .filter((entry) => entry.join() !== 'CONTENT_DIR,content');
  return Object.fromEntries(set.sort()) as BuildSettings;
}

/** The settings of a build for our own server, which receives the enquiries itself. */
export function serverSettings(env: Env): BuildSettings {
  return { ...setIn(env), EMAILJS_ORIGIN: OWN_SERVICE };
}

/**
 * The settings of the releases that `npm run serve` shows. With an EmailJS account and no mailbox, the
 * forms post to EmailJS: our own service would only store the enquiries.
 */
export function servedSettings(env: Env): BuildSettings {
  const hasAccount = missingIds(env).length === 0;
  return hasAccount && !env['SMTP_URL'] && serviceOf(env).kind === 'emailjs'
    ? { ...setIn(env), EMAILJS_ORIGIN }
    : serverSettings(env);
}

/**
 * The settings of `npm run build`. With SMTP_URL, it builds for our own server; otherwise for the first
 * running server whose settings agree with those that are set.
 * @param running the settings of the servers that run from this folder
 */
export function commandSettings(env: Env, running: readonly BuildSettings[]): BuildSettings {
  const own = setIn(env);
  if (own['EMAILJS_ORIGIN']) return own;
  if (serviceOf(env).kind === 'own') return serverSettings(env);
  const agrees = (settings: BuildSettings) =>
    Object.entries(own).every(([name, value]) => settings[name] === value);
  return running.find(agrees) ?? own;
}

/** Whether a build with these settings is for our own server. */
export function isForServer(settings: BuildSettings): boolean {
  return serviceOf(settings).kind === 'own';
}
