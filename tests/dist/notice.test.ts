// @vitest-environment node
/** A notice on every page of the larger inn, judged by the day on which a guest looks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { launchOf } from '../support/typefaces.ts';
import { clean, type Host, openHost } from './support/hosts.ts';
import { LARGER_INN } from './support/largerInn.ts';
import { NOTICE } from './support/notice.ts';

const { always, lift, heading } = NOTICE;
const read = (file: string) => readFileSync(join(LARGER_INN, file), 'utf8');

let host: Host;
let browser: Browser;
beforeAll(async () => {
  host = await openHost(LARGER_INN, clean);
  browser = await chromium.launch(launchOf());
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

async function openAt(moment: string, path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, ...options });
  // One that comes late on a busy machine moves the page, and would hide what the notice does.
  await context.route('**/*.woff2', (route) => route.abort());
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.clock.setFixedTime(moment);
  await page.goto(host.origin + path);
  return { page, refused, notice: page.getByRole('complementary', { name: 'Notice' }) };
}

const linesAt = async (moment: string, options: BrowserContextOptions = {}) => {
  const { page, notice, refused } = await openAt(moment, '/about', options);
  const lines = await notice.locator('p:visible').allTextContents();
  await page.context().close();
  expect(refused).toEqual([]);
  return lines;
};

test('every page has the notice, hidden, but for cards and its own page', () => {
  for (const file of ['index', 'about', 'rooms', '404', 'Garden_Single_Room', 'privacy']) {
    expect(read(`${file}.html`), file).toMatch(/<aside[^>]* data-part="notice" hidden="">/);
  }
  for (const file of ['card', 'drivers-card', 'notice']) {
    expect(read(`${file}.html`), file).not.toContain(lift);
  }
});

test('a guest sees each line on its days, by the inn’s clock', async () => {
  const abroad = { timezoneId: 'America/Los_Angeles' };
  expect(await linesAt('2098-11-30T23:59:00+05:30', abroad)).toEqual([always]);
  expect(await linesAt('2098-12-01T00:01:00+05:30', abroad)).toEqual([always, lift]);
  expect(await linesAt('2098-12-05T23:59:00+05:30', abroad)).toEqual([lift]);
  expect(await linesAt('2098-12-06T00:01:00+05:30', abroad)).toEqual([]);
});

test('without JavaScript, a line that applied at the build is there with its days', async () => {
  const options = { javaScriptEnabled: false };
  expect(await linesAt('2098-12-01T12:00:00+05:30', options)).toEqual([
    `${always} (1 January to 4 December)`,
  ]);
});

test('the notice moves nothing, covers nothing and leads to its page', async () => {
  const { page, notice } = await openAt('2098-12-02T12:00:00+05:30', '/about');
  const [box, main] = await Promise.all(
    [notice, page.getByRole('main')].map((part) => part.boundingBox()),
  );
  expect(box?.width).toBe(320);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(main?.y);
  const shift = await page.evaluate(async () => {
    let sum = 0;
    type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const isNotice = ({ node }: { node: Node | null }) =>
      node instanceof Element && node.matches('[data-part="notice"]');
    const add = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as LayoutShift[]) {
        // What moves the notice as well is above it, such as a name that changes its typeface.
        if (!sources.some(isNotice)) sum += value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    add(observer.takeRecords());
    return sum;
  });
  expect(shift).toBe(0);
  expect(await violations(page, [{ width: 320, height: 640 }], 'aside')).toEqual([]);
  await notice.getByRole('link', { name: 'More about it' }).click();
  await page.waitForURL('**/notice');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
  await page.context().close();
});

test('the page of the notice says when its days are over', async () => {
  const sentence = 'This ended on 5 December.';
  for (const [moment, isSaid] of [
    ['2098-12-05T23:59:00+05:30', false],
    ['2098-12-06T00:01:00+05:30', true],
  ] as const) {
    const { page } = await openAt(moment, '/notice');
    expect(await page.getByText(sentence).isVisible()).toBe(isSaid);
    await page.context().close();
  }
});

test('search engines are not led to the page', () => {
  expect(read('sitemap.xml')).not.toContain('/notice');
  expect(read('notice.html')).toContain('<meta name="robots" content="noindex">');
});
