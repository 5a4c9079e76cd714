import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findInPath, installDebianPackages } from './browser.ts';

/** Debian packages of the browsers that `npm test -- engines` uses besides Chromium. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'xauth'];

/** Debian installs WebKitGTK's MiniBrowser next to its library, in a folder per architecture. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .map((folder) => join(libraries, folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((file) => existsSync(file));
}

const programs = {
  Firefox: () => process.env['FIREFOX_PATH'] ?? findInPath('firefox-esr', 'firefox'),
  'WebKitGTK’s MiniBrowser': miniBrowser,
  WebKitWebDriver: () => findInPath('WebKitWebDriver'),
  Xvfb: () => findInPath('xvfb-run'),
} as const;

type Program = keyof typeof programs;

function find(program: Program): string {
  const file = programs[program]();
  if (file) return file;
  throw new Error(
    `${program} is missing. On Debian: apt-get install ${PACKAGES.join(' ')}. If Firefox is elsewhere, set FIREFOX_PATH.`,
  );
}

export const findFirefox = () => find('Firefox');
export const findMiniBrowser = () => find('WebKitGTK’s MiniBrowser');
export const findWebKitDriver = () => find('WebKitWebDriver');
export const findXvfb = () => find('Xvfb');

/** Installs missing Debian packages (as root); throws with instructions if it cannot. */
export function ensureEngines(): void {
  const names = Object.keys(programs) as Program[];
  if (names.some((program) => !programs[program]())) installDebianPackages(...PACKAGES);
  for (const program of names) find(program);
}
