import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { tooOld, versionOf } from './chromiumVersion.ts';
import { installDebianPackages } from './debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** As root the sandbox cannot start; the rest keeps the browser from calling home during tests. */
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
 * Chromium heeds the last such list alone, so that Playwright's own stands here as well. The first
 * two are ours: with them each window has a popup for its address bar prepared, two pages of the
 * browser's own, though nobody sees a bar; that took more of the processor than most pages of ours.
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

/** For Playwright's browsers: Puppeteer puts such a list together by itself. */
export const PLAYWRIGHT_ARGS = [...BROWSER_ARGS, `--disable-features=${SWITCHED_OFF.join()}`];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    process.env['CHROMIUM_PATH'],
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    MAC,
    chromium.executablePath(),
  ];
  return candidates.find((file) => file && isExecutable(file));
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** The same file, if it is new enough; a worker process need not ask again. */
function checked(file: string): string {
  if (process.env['CHROMIUM_CHECKED'] === file) return file;
  const fault = tooOld(file, versionOf(file));
  if (fault) throw new Error(fault);
  process.env['CHROMIUM_CHECKED'] = file;
  return file;
}

/**
 * Path of a Chromium or Chrome: one that is installed, else Playwright's own, else (as root on
 * Debian) the distribution's package. Throws with the mend when none of these can be had, or the
 * one that is installed is too old.
 */
export function findBrowser(): string {
  const found = installed();
  if (found) return checked(found);
  console.log('No Chromium or Chrome found; trying to install one …');
  if (run('npx', ['playwright', 'install', 'chromium'])) {
    const own = installed();
    if (own) return checked(own);
  }
  installDebianPackages('chromium');
  const last = installed();
  if (last) return checked(last);
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.',
  );
}

/** The same for a command's first line: what is missing is said in one sentence, and ends it. */
export function needBrowser(): void {
  try {
    findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
