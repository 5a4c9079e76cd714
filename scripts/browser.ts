import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * The oldest Chromium for tests: 126 is the first with cross-document view transitions. Older
 * browsers show the same pages without them.
 */
export const OLDEST_CHROMIUM = 126;

/** The major version in the output of `chromium --version`; undefined if there is none. */
export function majorVersion(said: string): number | undefined {
  const [, major] = /\b(\d{2,4})\.\d+\.\d+/.exec(said) ?? [];
  return major === undefined ? undefined : Number(major);
}

/** An error message if a browser is too old, with instructions; undefined if it is not. */
export function tooOld(file: string, said: string): string | undefined {
  const major = majorVersion(said);
  if (major === undefined || major >= OLDEST_CHROMIUM) return undefined;
  return `${file} is version ${major}, and the browser tests need ${OLDEST_CHROMIUM} or newer: update it, or set CHROMIUM_PATH to a newer one.`;
}

/** A program's output for `--version`. */
export function versionOf(file: string): string {
  return spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout ?? '';
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const SHELL = 'chromium-headless-shell';
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The sandbox does not work as root; the other switches turn off what tests do not need. */
export const BROWSER_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The features to disable. Chromium uses only the last such list, so this repeats Playwright's own. The
 * first two are ours: they stop every window from preparing a popup for its address bar, which took more
 * processor time than most of our pages.
 */
export const SWITCHED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/** For Playwright's browsers; Puppeteer builds such a list itself. */
export const PLAYWRIGHT_ARGS = [...BROWSER_ARGS, `--disable-features=${SWITCHED_OFF.join()}`];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the first of these programs in PATH. */
export function findInPath(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function installed(): string | undefined {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    findInPath(...NAMES),
    MAC,
    chromium.executablePath(),
  ];
  return candidates.find((file) => file && isExecutable(file));
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Returns the file if it is new enough; worker processes skip the check. */
function checked(file: string): string {
  if (process.env['CHROMIUM_CHECKED'] === file) return file;
  const message = tooOld(file, versionOf(file));
  if (message) throw new Error(message);
  process.env['CHROMIUM_CHECKED'] = file;
  return file;
}

/**
 * Path of a Chromium or Chrome: an installed one, else Playwright's, else (as root on Debian) the
 * distribution's package. Throws with instructions if there is none, or if the installed one is
 * too old.
 */
export function findBrowser(): string {
  const found = installed();
  if (found) return checked(found);
  console.log('No Chromium or Chrome found; trying to install one …');
  if (run('npx', ['playwright', 'install', 'chromium'])) {
    const own = installed();
    if (own) return checked(own);
  }
  installDebianPackages('chromium', SHELL);
  const last = installed();
  if (last) return checked(last);
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.',
  );
}

/**
 * Path of Debian's headless shell, else of the browser: the same Chromium without windows, profiles
 * and back-forward cache, which takes a third less processor time.
 */
export function findHeadlessShell(): string {
  const shell = process.env['CHROMIUM_PATH'] ? undefined : findInPath(SHELL);
  return shell && !tooOld(shell, versionOf(shell)) ? shell : findBrowser();
}

/** Exits a command with one sentence if there is no browser. */
export function needBrowser(): void {
  try {
    findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * Installs Debian packages if run as root on Debian or a derivative, and does nothing elsewhere.
 * Callers check again for what they need.
 */
export function installDebianPackages(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', ...packages],
  ]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env });
  }
}
