// @vitest-environment node
/** A name of 40 letters wraps to two lines in the header without widening any page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSite, startSite } from '../../server/site.ts';
import { launchOf } from '../support/typefaces.ts';
import { settle } from '../support/visit.ts';
import { SECOND_INN } from './support/secondInn.ts';

const NAME = 'Kadala Mane ಕಡಲ ಮನೆ Seaside Guest House';
const WIDTHS = [320, 360, 390, 480, 640, 768, 1000, 1024, 1100, 1280, 1440, 1920];
const dataDir = mkdtempSync(join(tmpdir(), 'long-name-'));
let site: RunningSite;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', dataDir };
  site = await startSite({ dist: SECOND_INN.dist, port: 0, mail, log: () => {} });
  browser = await chromium.launch(launchOf());
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  rmSync(dataDir, { recursive: true });
});

/** The boxes of the header's name and of Menu or Book Now next to it. */
async function header() {
  const banner = page.getByRole('banner');
  const way = page.viewportSize()?.width ?? 0;
  const boxOf = async (name: string, role: 'button' | 'link') => {
    const box = await banner.getByRole(role, { name, exact: true }).boundingBox();
    return { left: box?.x ?? -1, right: (box?.x ?? 0) + (box?.width ?? Infinity), y: box?.y ?? 0 };
  };
  const ways = [
    ...(way < 1024 ? [await boxOf('Menu', 'button')] : []),
    ...(way >= 480 ? [await boxOf('Book Now', 'link')] : []),
  ];
  const letters = await banner.getByText(NAME).evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const lines = Math.round((bottom - top) / Number.parseFloat(getComputedStyle(one).lineHeight));
    return { left, right, top, bottom, lines };
  });
  return { letters, ways };
}

test.each(['/', '/about', '/rooms', '/facilities', '/gallery', '/contact', '/Attic', '/nowhere'])(
  'a long name fits %s at every width',
  async (path) => {
    await settle(page, site.origin + path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const whole = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(whole, `at ${width} px`).toBe(width);
      const { letters, ways } = await header();
      expect(letters.lines, `at ${width} px`).toBeLessThanOrEqual(2);
      expect(letters.left).toBeGreaterThanOrEqual(0);
      for (const { left, right, y } of ways) {
        expect(left, `at ${width} px`).toBeGreaterThanOrEqual(letters.right);
        expect(right, `at ${width} px`).toBeLessThanOrEqual(width);
        expect(y, `at ${width} px`).toBeLessThan(letters.bottom);
      }
    }
  },
);
