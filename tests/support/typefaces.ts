import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { findBrowser, PLAYWRIGHT_ARGS } from '../../scripts/browser.ts';

const root = join(import.meta.dirname, '../..');

interface Typeface {
  /** As fontconfig knows it. */
  family: string;
  /** Alone in its folder, or among its own kin. */
  file: string;
}

const google = (family: string, name: string): Typeface => ({
  family,
  file: join(
    root,
    `node_modules/@expo-google-fonts/${name}/400Regular`,
    `${family.replaceAll(' ', '')}_400Regular.ttf`,
  ),
});
const dejavu = (family: string): Typeface => ({
  family,
  file: join(root, 'node_modules/dejavu-fonts-ttf/ttf', `${family.replaceAll(' ', '')}.ttf`),
});

/** What stands in on guests' machines until the site's own typefaces are there, from packages. */
export const TYPEFACES = {
  /** As wide as Arial, Helvetica, Liberation Sans and Nimbus Sans. */
  arimo: google('Arimo', 'arimo'),
  /** As wide as Times New Roman, Liberation Serif and Nimbus Roman. */
  tinos: google('Tinos', 'tinos'),
  /** As wide as Georgia. */
  gelasio: google('Gelasio', 'gelasio'),
  roboto: google('Roboto', 'roboto'),
  notoSans: google('Noto Sans', 'noto-sans'),
  notoSerif: google('Noto Serif', 'noto-serif'),
  dejavuSans: dejavu('DejaVu Sans'),
  dejavuSerif: dejavu('DejaVu Serif'),
} as const;

/** A sans and a serif that come together on one kind of machine. */
export const MACHINES = {
  Android: [TYPEFACES.roboto, TYPEFACES.notoSerif],
  'Apple or Windows': [TYPEFACES.arimo, TYPEFACES.gelasio],
  'Linux with Liberation': [TYPEFACES.arimo, TYPEFACES.tinos],
  'Linux with Noto': [TYPEFACES.notoSans, TYPEFACES.notoSerif],
  'Linux with DejaVu': [TYPEFACES.dejavuSans, TYPEFACES.dejavuSerif],
} as const satisfies Record<string, readonly [sans: Typeface, serif: Typeface]>;

export type Machine = keyof typeof MACHINES;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes a configuration of fontconfig that knows this machine's typefaces alone. */
function configure(machine: Machine): string {
  const [sans, serif] = MACHINES[machine];
  const folder = join(root, '.test/fonts', machine.replaceAll(' ', '-'));
  const alias = (generic: string, { family }: Typeface) =>
    `<alias binding="strong"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  ${[sans, serif].map((one) => `<dir>${escaped(dirname(one.file))}</dir>`).join('\n  ')}
  <cachedir>${escaped(join(folder, 'cache'))}</cachedir>
  ${alias('sans-serif', sans)}
  ${alias('serif', serif)}
</fontconfig>
`,
  );
  return file;
}

/**
 * How to launch a Chromium that finds one kind of machine's typefaces and none of this machine's.
 * Where a browser does not ask fontconfig (macOS, Windows), it finds those that are installed.
 */
export function launchOf(machine: Machine = 'Linux with Liberation'): LaunchOptions {
  const env = { ...process.env, FONTCONFIG_FILE: configure(machine) } as Record<string, string>;
  return { executablePath: findBrowser(), args: PLAYWRIGHT_ARGS, env };
}
