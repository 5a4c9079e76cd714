import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian.ts';

/** Debian's packages of the browsers that `npm test -- engines` drives beside Chromium. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'xauth'];

function onPath(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** Debian keeps WebKitGTK's own small browser beside its library, one folder an architecture. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .map((folder) => join(libraries, folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((file) => existsSync(file));
}

const programs = {
  Firefox: () => process.env['FIREFOX_PATH'] ?? onPath('firefox-esr', 'firefox'),
  'WebKitGTK’s MiniBrowser': miniBrowser,
  WebKitWebDriver: () => onPath('WebKitWebDriver'),
  Xvfb: () => onPath('xvfb-run'),
} as const;

type Program = keyof typeof programs;

function find(program: Program): string {
  const file = programs[program]();
  if (file) return file;
  throw new Error(
    `${program} is missing. On Debian: apt-get install ${PACKAGES.join(' ')}. Firefox may stand anywhere: set FIREFOX_PATH.`,
  );
}

export const findFirefox = () => find('Firefox');
export const findMiniBrowser = () => find('WebKitGTK’s MiniBrowser');
export const findWebKitDriver = () => find('WebKitWebDriver');
export const findXvfb = () => find('Xvfb');

/** Installs Debian's packages of what is missing (as root); throws with the mend when it cannot. */
export function ensureEngines(): void {
  const names = Object.keys(programs) as Program[];
  if (names.some((program) => !programs[program]())) installDebianPackages(...PACKAGES);
  for (const program of names) find(program);
}
