// @vitest-environment node
/** A gallery with several sheets, as files and in a browser, which loads more on scroll. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSite, startSite } from '../../server/site.ts';
import { PER_SHEET } from '../../src/site/routes.ts';
import { violations } from '../support/axe.ts';
import { launchOf } from '../support/typefaces.ts';
import { settle } from '../support/visit.ts';
import { LARGER_INN } from './support/largerInn.ts';
import { GALLERY_PICTURES as TOTAL } from './support/seventhRoom.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'gallery-sheets-'));
let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', dataDir };
  site = await startSite({ dist: LARGER_INN, port: 0, mail, log: () => {} });
  browser = await chromium.launch(launchOf());
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  rmSync(dataDir, { recursive: true });
});

const photos = (page: Page) =>
  page
    .getByRole('region', { name: 'Photographs of the inn' })
    .getByRole('link')
    .filter({ has: page.getByRole('img') });
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'The picture, large' });

const hasFocus = (locator: Locator) => locator.evaluate((one) => one === document.activeElement);

/** Waits until the lightbox shows this text. */
async function says(page: Page, text: string | RegExp) {
  await lightbox(page).getByText(text).waitFor();
}

interface Opened {
  page: Page;
  /** The sheets requested so far, in order. */
  requested: string[];
  /** The browser's errors, above all Content-Security-Policy violations. */
  complaints: string[];
}

async function open(path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Opened> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, ...options });
  const page = await context.newPage();
  const requested: string[] = [];
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (/\/gallery\/\d+$/.test(request.url())) requested.push(new URL(request.url()).pathname);
  });
  await settle(page, site.origin + path);
  return { page, requested, complaints };
}

test('the second sheet comes as one scrolls to it, and the third after it', async () => {
  const { page, requested, complaints } = await open('/gallery');
  expect(await photos(page).count()).toBe(PER_SHEET);
  expect(requested).toEqual([]);
  await photos(page)
    .nth(PER_SHEET - 1)
    .scrollIntoViewIfNeeded();
  await photos(page).nth(31).waitFor();
  expect(requested).toEqual(['/gallery/2']);
  await photos(page).nth(31).scrollIntoViewIfNeeded();
  await photos(page).nth(35).waitFor();
  expect(await photos(page).count()).toBe(TOTAL);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the tab key leads from the first sheet to the second', async () => {
  const { page } = await open('/gallery');
  await photos(page)
    .nth(PER_SHEET - 1)
    .focus();
  await photos(page).nth(31).waitFor();
  await page.keyboard.press('Tab');
  expect(await hasFocus(photos(page).nth(16))).toBe(true);
  await page.context().close();
});

test('the lightbox leafs across sheets and from the first picture to the last', async () => {
  const { page, requested } = await open('/gallery');
  await photos(page).nth(0).click();
  await page.keyboard.press('ArrowLeft');
  await says(page, `${TOTAL} of ${TOTAL}`);
  await says(page, /, 36$/);
  expect(requested).toEqual(['/gallery/3']);
  await page.keyboard.press('Home');
  for (let press = 0; press < 16; press += 1) await page.keyboard.press('ArrowRight');
  await says(page, `17 of ${TOTAL}`);
  await says(page, /, 17$/);
  expect(await lightbox(page).getByRole('img').getAttribute('alt')).toMatch(/Picture 17\.$/);
  await page.keyboard.press('Escape');
  expect(await hasFocus(photos(page).nth(16))).toBe(true);
  await page.context().close();
});

test('words are written once, so that a screen reader reads them once', async () => {
  const { page } = await open('/gallery');
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const status = document.querySelector('#lightbox-status');
    new MutationObserver((changes) => {
      said.push(...changes.map(({ target }) => target.textContent ?? ''));
    }).observe(status ?? document, { subtree: true, childList: true });
  });
  await photos(page).nth(14).click();
  await page.keyboard.press('ArrowRight');
  await photos(page).nth(31).waitFor({ state: 'attached' });
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said).toHaveLength(new Set(said).size);
  await page.context().close();
});

test('a sheet that cannot be had is a link, and comes when it can', async () => {
  const { page } = await open('/gallery');
  await page.route('**/gallery/*', (route) => route.abort());
  await photos(page)
    .nth(PER_SHEET - 1)
    .scrollIntoViewIfNeeded();
  const link = page.getByRole('link', { name: 'More pictures' });
  await link.first().waitFor();
  expect(await link.first().getAttribute('href')).toBe(`${site.origin}/gallery/2`);
  await photos(page)
    .nth(PER_SHEET - 1)
    .click();
  await page.keyboard.press('ArrowRight');
  await says(page, `17 of ${TOTAL}`);
  await says(page, /has not arrived/);
  await page.unroute('**/gallery/*');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await says(page, /, 17$/);
  await page.context().close();
});

test('without JavaScript a link leads from sheet to sheet, both ways', async () => {
  const { page } = await open('/gallery', { javaScriptEnabled: false });
  const follow = async (name: string, path: string) => {
    await page.getByRole('link', { name }).click();
    await page.waitForURL(site.origin + path);
  };
  await follow('More pictures', '/gallery/2');
  expect(await photos(page).count()).toBe(PER_SHEET);
  await follow('More pictures', '/gallery/3');
  expect(await page.getByRole('link', { name: 'More pictures' }).count()).toBe(0);
  await follow('The pictures before these', '/gallery/2');
  await follow('The pictures before these', '/gallery');
  await page.context().close();
});

test('a guest who opens the second sheet itself sees a whole page', async () => {
  const { page, requested, complaints } = await open('/gallery/2');
  expect(await page.title()).toMatch(/^Page 2 of 3 – /);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.getByText('Page 2 of 3').waitFor();
  await photos(page).nth(0).click();
  await says(page, '1 of 16');
  await page.keyboard.press('ArrowLeft');
  await says(page, '16 of 16');
  await page.keyboard.press('Escape');
  expect(await page.getByRole('link', { name: 'More pictures' }).isVisible()).toBe(true);
  expect(requested).toEqual(['/gallery/2']);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('axe finds nothing when further sheets have come, and on a sheet’s own page', async () => {
  const { page } = await open('/gallery');
  await photos(page)
    .nth(PER_SHEET - 1)
    .scrollIntoViewIfNeeded();
  await photos(page).nth(31).waitFor();
  expect(await violations(page, [{ width: 1280, height: 800 }])).toEqual([]);
  await page.goto(`${site.origin}/gallery/2`);
  expect(await violations(page, [{ width: 1280, height: 800 }])).toEqual([]);
  await page.context().close();
});

test('further sheets are left out of search engines and sitemap, and share the gallery’s picture', () => {
  const read = (path: string) => readFileSync(join(LARGER_INN, path), 'utf8');
  const html = read('gallery/2.html');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/rel="canonical"|property="og:url"/);
  expect(html).toMatch(/property="og:image" content="[^"]+\/share\/gallery\.jpg"/);
  expect(html).toContain('http-equiv="content-security-policy"');
  expect(read('sitemap.xml')).not.toContain('/gallery/');
});
