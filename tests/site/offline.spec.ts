/**
 * Cached pages while the server is down. Uses Playwright's own test, since guests do not wait for
 * scripts.
 */
import { expect, type Page } from '@playwright/test';
import { offline as words } from '../../src/site/words/offline.ts';
import { offlineQueue as queueWords } from '../../src/site/words/offlineQueue.ts';
import { violations } from '../support/axe.ts';
import { emailjs } from '../support/emailjs.ts';
import { fillIn, formOn, isAlive, LETTERS, sendButton } from '../support/forms.ts';
import { inn, rooms } from '../support/inn.ts';
import { openOfflineSite } from '../support/offlineSite.ts';
import { test } from '../support/screenshots.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default', timeout: 90_000 });

let house: Awaited<ReturnType<typeof openOfflineSite>>;
test.beforeEach(async () => {
  house = await openOfflineSite();
});
test.afterEach(() => house.close());

const [room] = rooms;
const ROOM: string = room?.route ?? '';

/** The cached pages' paths; `undefined` until a worker controls the page. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname);
    }
    return navigator.serviceWorker.controller ? paths : undefined;
  });
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const line = (page: Page) => page.getByRole('complementary', { name: words.label });

/** Visits a page and stays until it is cached. */
async function visit(page: Page, path: string) {
  await page.goto(house.origin + path);
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining([path, '/offline']));
}

test('after one visit it opens without a network: the page seen, how to reach the inn, and a way out', async ({
  page,
}) => {
  const happened: string[] = [];
  page.on('load', () => happened.push('load'));
  page.context().on('request', (request) => happened.push(new URL(request.url()).pathname));
  await page.goto(house.origin + ROOM);
  await expect.poll(() => happened).toContain('/sw.js');
  expect(happened.indexOf('/sw.js')).toBeGreaterThan(happened.indexOf('load'));
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining([ROOM, '/offline']));
  await house.away();

  await page.goto(house.origin + ROOM);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(room?.name ?? '');
  await expect(line(page)).toContainText(/kept on your device on .*\d/);
  const first = page.getByRole('main').locator('img').first();
  expect(await first.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(
    true,
  );

  await page.goto(`${house.origin}/contact?room=${ROOM.slice(1)}`);
  await expect(line(page)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: inn.phone }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Directions' }).first()).toBeVisible();
  await expect(main).toContainText(inn.address.street);
  expect(await violations(page)).toEqual([]);

  await page.goto(`${house.origin}/gallery`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.page.heading);
  await expect(main.getByRole('link', { name: inn.phone }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: room?.name ?? '' })).toHaveAttribute('href', ROOM);
  expect(await violations(page)).toEqual([]);
  await expect(main.locator('[data-saved] a[href="/contact"]')).toHaveCount(1);
  await house.back();
  await page.getByRole('link', { name: words.again }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.page.heading);
});

test('while the network answers, its answer is shown, whatever it is, and only pages are kept', async ({
  page,
}) => {
  test.slow();
  await visit(page, ROOM);
  await house.release('worker', `${ROOM}.html`, (html) => html.replaceAll('</h1>', ', new</h1>'));
  await page.goto(house.origin + ROOM);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, new$/);
  await expect(line(page)).toHaveCount(0);
  for (const path of ['/a-door-that-is-not-here', '/ROOMS/', '/sent']) {
    await page.goto(house.origin + path);
  }
  await page.goto(`${house.origin}/about?from=a-letter`);
  // In any order.
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/about', '/rooms']));
  const paths = await kept(page);
  for (const path of ['/a-door-that-is-not-here', '/ROOMS/', '/ROOMS', '/sent']) {
    expect(paths).not.toContain(path);
  }
});

test('an answer from elsewhere is not kept for a page, even when one asks for it', async ({
  page,
}) => {
  await visit(page, ROOM);
  await page.evaluate(
    async (paths) => {
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: paths } });
    },
    [
      // A redirect leads to another page.
      ...['/GALLERY/', '/no-such-door', '/_astro/no-such.js', '/healthz', '/sent'],
      ...['http://localhost:1/contact', '/about'],
    ],
  );
  await expect.poll(() => kept(page)).toContain('/about');
  const paths = await kept(page);
  for (const path of ['/GALLERY', '/gallery', '/no-such-door', '/_astro/no-such.js', '/sent']) {
    expect(paths).not.toContain(path);
  }
});

test('a new release takes over: its pages are kept, what was kept before is gone', async ({
  page,
}) => {
  await visit(page, ROOM);
  const before = await cacheNames(page);
  await house.release('worker', `${ROOM}.html`, (html) => html.replaceAll('</h1>', ', new</h1>'));
  // A navigation makes the browser check for a new worker.
  await page.goto(`${house.origin}/about`);
  const old = before.filter((name) => name.startsWith('pages-'));
  await expect
    .poll(async () => (await cacheNames(page)).filter((name) => old.includes(name)))
    .toEqual([]);
  await expect.poll(() => kept(page)).toContain(ROOM);
  await house.away();
  await page.goto(house.origin + ROOM);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, new$/);
});

for (const [failure, bytes] of [
  ['a network that fails', 300_000],
  ['a server that answers with an error', 0],
] as const) {
  test(`${failure} while a new release takes over loses no saved page`, async ({ page }) => {
    await visit(page, ROOM);
    await house.release('worker', `${ROOM}.html`, (html) => `${html} ${' '.repeat(bytes)}`);
    house.lose(`${ROOM}.html`);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing: next } = registration;
      const hasEnded = () => !next || next.state === 'activated' || next.state === 'redundant';
      while (!hasEnded()) {
        await new Promise((changed) =>
          next?.addEventListener('statechange', changed, { once: true }),
        );
      }
    });
    expect(await kept(page)).toContain(ROOM);
    await house.away();
    await page.goto(house.origin + ROOM);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(room?.name ?? '');
  });
}

test('a release without it takes back the worker and all it kept', async ({ page }) => {
  await visit(page, ROOM);
  await house.release('removal');
  await page.goto(house.origin + ROOM);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  await house.away();
  await expect(page.goto(house.origin + ROOM)).rejects.toThrow(/CONNECTION_REFUSED/);
});

test('a guest who saves data is given no copy', async ({ browser, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(house.origin + ROOM);
  await page.locator('html:not([data-first])').waitFor();
  await page.waitForFunction(() =>
    (document.body.dataset['scripts'] ?? '')
      .split(' ')
      .every((file) => performance.getEntriesByName(new URL(file, location.href).href).length > 0),
  );
  // By the time that a guest who came later has one.
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  await using _ = { [Symbol.asyncDispose]: () => context.close() };
  await visit(await context.newPage(), ROOM);
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registered()).toBe(0);
});

test('the worker never sees what a form sends; kept without a network, it goes when the guest says so', async ({
  context,
  page,
}) => {
  const cut = await emailjs(context, 'cut');
  const byWorker: string[] = [];
  context.on('response', (response) => {
    if (response.fromServiceWorker()) byWorker.push(response.request().method());
  });
  await visit(page, ROOM);
  await page.goto(`${house.origin}/contact`);
  const form = formOn(page, 'contact');
  await form.scrollIntoViewIfNeeded();
  await isAlive(form);
  await fillIn(form, LETTERS.contact);
  await sendButton(form).click();
  await expect(form).toContainText(queueWords.queued('contact'));
  expect(cut.posts).toHaveLength(1);
  await context.unrouteAll();
  const { posts } = await emailjs(context);
  await page.goto(`${house.origin}/about`);
  await page.getByRole('complementary', { name: queueWords.label }).getByRole('link').click();
  await form.scrollIntoViewIfNeeded();
  await expect(form).toContainText('Send it now?');
  expect(await violations(page)).toEqual([]);
  expect(posts).toHaveLength(0);
  await form.getByRole('button', { name: queueWords.send }).click();
  await expect(page.getByRole('alert')).toHaveText('Message sent successfully!');
  expect(posts).toHaveLength(1);
  expect(new Set(byWorker)).toEqual(new Set(['GET']));
  await page.goto(`${house.origin}/about`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('complementary', { name: queueWords.label })).toHaveCount(0);
});
