import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LaunchOptions, Page } from '@playwright/test';
import { escapeHtml } from '../../lib/text.ts';
import { findHeadlessShell, PLAYWRIGHT_ARGS } from '../../scripts/browser.ts';

const root = join(import.meta.dirname, '../..');

interface Typeface {
  /** Its name in fontconfig. */
  family: string;
  /** A font file. Fontconfig reads its whole folder, which contains only related fonts. */
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

/** Fallbacks that guests' machines use until the site's fonts load, from npm packages. */
export const TYPEFACES = {
  /** Metric-compatible with Arial, Helvetica, Liberation Sans and Nimbus Sans. */
  arimo: google('Arimo', 'arimo'),
  /** Metric-compatible with Times New Roman, Liberation Serif and Nimbus Roman. */
  tinos: google('Tinos', 'tinos'),
  /** Metric-compatible with Georgia. */
  gelasio: google('Gelasio', 'gelasio'),
  roboto: google('Roboto', 'roboto'),
  notoSans: google('Noto Sans', 'noto-sans'),
  notoSerif: google('Noto Serif', 'noto-serif'),
  dejavuSans: dejavu('DejaVu Sans'),
  dejavuSerif: dejavu('DejaVu Serif'),
} as const;

/** The sans and serif fonts of one kind of machine. */
export const MACHINES = {
  Android: [TYPEFACES.roboto, TYPEFACES.notoSerif],
  'Apple or Windows': [TYPEFACES.arimo, TYPEFACES.gelasio],
  'Linux with Liberation': [TYPEFACES.arimo, TYPEFACES.tinos],
  'Linux with Noto': [TYPEFACES.notoSans, TYPEFACES.notoSerif],
  'Linux with DejaVu': [TYPEFACES.dejavuSans, TYPEFACES.dejavuSerif],
} as const satisfies Record<string, readonly [sans: Typeface, serif: Typeface]>;

/** Every phone and desktop sold in India has letters of these scripts. */
const SCRIPTS = [
  google('Noto Sans Kannada', 'noto-sans-kannada'),
  google('Noto Sans Devanagari', 'noto-sans-devanagari'),
];

export type Machine = keyof typeof MACHINES;

/** Writes a fontconfig configuration with only these fonts. */
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
  ${[sans, serif, ...SCRIPTS].map((one) => `<dir>${escapeHtml(dirname(one.file))}</dir>`).join('\n  ')}
  <cachedir>${escapeHtml(join(folder, 'cache'))}</cachedir>
  ${alias('sans-serif', sans)}
  ${alias('serif', serif)}
</fontconfig>
`,
  );
  return file;
}

/**
 * The environment of a Chromium that finds only one kind of machine's fonts. Where the browser
 * does not use fontconfig (macOS, Windows), it finds the installed ones.
 */
export function environmentOf(machine: Machine): Record<string, string> {
  return { ...process.env, FONTCONFIG_FILE: configure(machine) } as Record<string, string>;
}

/** Playwright's launch options for a Chromium with one kind of machine's fonts. */
export function launchOf(machine: Machine = 'Linux with Liberation'): LaunchOptions {
  const env = environmentOf(machine);
  return { executablePath: findHeadlessShell(), args: PLAYWRIGHT_ARGS, env };
}

/** The font families used by the first such element's text. */
export async function typefacesIn(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
