/**
 * `npm run guide`: follows docs/owner.md through the editor and retakes its screenshots. Works on
 * a copy of the sample, so the inn's own content never appears in them.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { publishTools } from '../commands/editorTools.ts';
import { startEditor } from '../editor/server/editor.ts';
import { buildBundle } from '../editor/server/http/bundle.ts';
import { freePort, startPreview } from '../editor/server/preview.ts';
import { openSettings } from '../editor/server/setup/settings.ts';
import { launchOf } from '../tests/support/typefaces.ts';

/** The window of a small laptop. */
const LAPTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** The JPEG quality at which a screenshot 1,280 px wide takes 40 to 90 kB. */
const QUALITY = 66;
/** Milliseconds until the preview and its photographs have loaded. */
const PREVIEW_LOADS = 2_500;
/** Milliseconds for the first page, which the preview builds on request. */
const FIRST_PAGE = 60_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = join(root, 'docs/images/editor');
const parent = mkdtempSync(join(tmpdir(), 'editor-guide-'));
const content = join(parent, 'content');
cpSync(join(root, 'content'), content, { recursive: true });
mkdirSync(pictures, { recursive: true });

const ROOM = 'edit/rooms/Deluxe_Double_AC_Room.yaml';
const HOME = 'edit/pages/home.yaml';
const fieldOf = (view: string, at: (string | number)[]) =>
  `${view}?at=${encodeURIComponent(JSON.stringify(at))}`;
const PHOTOGRAPH = fieldOf(ROOM, ['pictures', 0]);

type Act = (page: Page) => Promise<void>;

const look: Act = async () => undefined;
const save: Act = async (page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
};
const price = (page: Page) => page.getByRole('textbox', { name: /^Price/ });

/** On a phone: taps the headline in the page and types another. */
const tapHeadline: Act = async (page) => {
  const heading = page.frameLocator('iframe').locator('h1').first();
  await heading.waitFor({ timeout: FIRST_PAGE });
  const typed = page.getByRole('textbox', { name: 'Headline', exact: true });
  // Retry: the page reacts to a tap only once its script has read the fields.
  await expect(async () => {
    await heading.tap();
    await expect(typed).toBeVisible({ timeout: PREVIEW_LOADS });
  }).toPass({ timeout: FIRST_PAGE });
  await typed.fill('A quiet room by the river.');
};

/** The guide's steps: screenshot, starting view, and what to do there. */
const STEPS: readonly [name: string, view: string, act: Act, device?: typeof PHONE][] = [
  ['today', '', (page) => page.getByRole('heading', { name: 'Done for today' }).waitFor()],
  [
    'prices',
    'prices',
    async (page) => {
      const prices = page.getByRole('table').getByRole('textbox');
      await prices.first().fill('1,500');
      await prices.nth(1).fill('1,800');
      await page.getByRole('button', { name: 'Save the prices' }).click();
      await page.getByText('Saved.', { exact: true }).first().waitFor();
    },
  ],
  ['photographs', 'photos', (page) => page.getByText(/^\d+ photographs$/).waitFor()],
  ['focus', PHOTOGRAPH, look],
  ['rooms', 'rooms', look],
  ['hide', fieldOf(HOME, ['promo', 'sentence']), look],
  [
    'notice',
    'edit/notice.yaml',
    async (page) => {
      await page.getByRole('button', { name: 'Add a line' }).click();
      await page.getByRole('textbox').first().fill('Lift under repair until 5 December.');
      await page.getByLabel('First day').fill('2026-12-01');
      await page.getByLabel('Last day').fill('2026-12-05');
    },
  ],
  ['live', 'setup', (page) => page.getByRole('heading', { name: 'The site’s address' }).waitFor()],
  ['publish', 'publish', look],
  ['history', 'history', (page) => page.getByText('Show what changed').first().click()],
  [
    'red',
    ROOM,
    async (page) => {
      await price(page).fill('about 1,500');
      await save(page);
      await page.getByRole('region', { name: 'To correct' }).waitFor();
    },
  ],
  ['tap', HOME, tapHeadline, PHONE],
];

/** Waits until the preview server responds; it builds a page on first request. */
async function waitForPreview(address: string): Promise<void> {
  const answer = await fetch(address).catch(() => undefined);
  if (answer) return;
  await sleep(500);
  return waitForPreview(address);
}

// The preview’s pages accept messages only from this editor, so its port must be known first.
const port = await freePort();
const preview = await startPreview(root, content, [`http://127.0.0.1:${port}`]);
const store = join(parent, 'store');
// With DESK_PUBLISH set, the Publish view shows what an owner sees once the site is set up.
const settings = openSettings(parent, store, { DESK_PUBLISH: 'true' });
const editor = await startEditor({
  content,
  store,
  settings,
  tools: publishTools(root, content, settings),
  preview: preview.origin,
  port,
  bundle: await buildBundle(root),
});
const browser = await chromium.launch(launchOf());
try {
  await waitForPreview(preview.origin());
  for (const [name, view, act, device = LAPTOP] of STEPS) {
    const page = await browser.newPage({ ...device, reducedMotion: 'reduce' });
    await page.goto(`${editor.origin}/#/${view}`);
    await page
      .locator(device === PHONE ? 'iframe' : 'main h1')
      .first()
      .waitFor();
    if (view.startsWith('edit') && device !== PHONE) await page.getByRole('form').waitFor();
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
