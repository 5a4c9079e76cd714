/**
 * `npm run guide`: follows docs/owner.md through the editor and retakes its screenshots. Works on
 * a copy of the sample, so the inn's own content never appears in them.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { publishTools } from '../commands/editorTools.ts';
import { startEditor } from '../editor/server/editor.ts';
import { buildBundle } from '../editor/server/http/bundle.ts';
import { startPreview } from '../editor/server/preview.ts';
import { openSettings } from '../editor/server/setup/settings.ts';
import { findBrowser, PLAYWRIGHT_ARGS } from './browser.ts';

/** The window of a small laptop. */
const WINDOW = { width: 1280, height: 800 };
/** A screenshot of 1,280 px then takes 60 to 110 kB. */
const QUALITY = 74;
/** Milliseconds until the preview and its photographs have loaded. */
const PREVIEW_LOADS = 2_500;

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = join(root, 'docs/images/editor');
const parent = mkdtempSync(join(tmpdir(), 'desk-guide-'));
const content = join(parent, 'content');
cpSync(join(root, 'content'), content, { recursive: true });
mkdirSync(pictures, { recursive: true });

const ROOM = 'edit/rooms/Deluxe_Double_AC_Room.yaml';
const PHOTOGRAPH = `${ROOM}?at=${encodeURIComponent('["pictures",0]')}`;

type Step = (page: Page) => Promise<void>;

const save: Step = async (page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
};
const price = (page: Page) => page.getByRole('textbox', { name: /^Price/ });

/** The guide's steps: screenshot, starting view, and what to do there. */
const STEPS: readonly [name: string, view: string, act: Step][] = [
  ['today', '', async () => undefined],
  [
    'price',
    ROOM,
    async (page) => {
      await price(page).fill('1,500');
      await save(page);
      await page.getByText('Saved. The page shows it now.').first().waitFor();
    },
  ],
  [
    'red',
    ROOM,
    async (page) => {
      await price(page).fill('about 1,500');
      await save(page);
      await page.getByRole('region', { name: 'To correct' }).waitFor();
    },
  ],
  ['focus', PHOTOGRAPH, async () => undefined],
  [
    'photographs',
    PHOTOGRAPH,
    async (page) => {
      await page.getByRole('button', { name: 'Choose another photograph' }).first().click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  ],
  ['saved', 'history', async () => undefined],
  ['rooms', 'rooms', async () => undefined],
  ['publish', 'publish', async () => undefined],
];

/** Waits until the preview server responds; it builds a page on first request. */
async function waitForPreview(address: string): Promise<void> {
  const answer = await fetch(address).catch(() => undefined);
  if (answer) return;
  await sleep(500);
  return waitForPreview(address);
}

const preview = await startPreview(root, content);
const store = join(parent, 'store');
const settings = openSettings(parent, store);
const editor = await startEditor({
  content,
  store,
  settings,
  tools: publishTools(root, content, settings),
  preview: preview.origin,
  port: 0,
  bundle: await buildBundle(root),
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: PLAYWRIGHT_ARGS });
try {
  await waitForPreview(preview.origin());
  for (const [name, view, act] of STEPS) {
    const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
    await page.goto(`${editor.origin}/#/${view}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await act(page);
    await page.waitForTimeout(PREVIEW_LOADS);
    const shot = await page.screenshot();
    await sharp(shot)
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toFile(join(pictures, `${name}.jpg`));
    console.log(`docs/images/editor/${name}.jpg`);
    await page.close();
  }
} finally {
  await browser.close();
  await Promise.all([editor.close(), preview.close()]);
  rmSync(parent, { recursive: true });
}
