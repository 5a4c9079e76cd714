import { expect, type Page } from '@playwright/test';
import { emailjs } from '../support/emailjs.ts';
import { fieldOf, fillIn, formOn, isAlive, LETTERS, pathOf, sendButton } from '../support/forms.ts';
import { awaitScripts } from '../support/guest.ts';
import { askFrom, rooms } from '../support/inn.ts';
import { STATIC } from '../support/places.ts';
import { KINDS, NOWHERE } from '../support/routes.ts';
import { test } from '../support/screenshots.ts';
import { openWithoutStorage } from '../support/withoutStorage.ts';

/** Opens the site with cookies blocked, and checks that they are. */
async function openSite(options: Parameters<typeof openWithoutStorage>[0]) {
  const context = await openWithoutStorage({ ...options, baseURL: STATIC });
  const page = await awaitScripts(await context.newPage());
  await page.goto('/about');
  const thrown = await page.evaluate(() => {
    try {
      return localStorage.length;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(thrown, 'cookies are blocked').toBe('SecurityError');
  return { context, page };
}

const [ROOM = { route: '', name: '' }] = rooms;

const undefinedElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName),
  );

for (const kind of ['booking', 'contact'] as const) {
  test(`${kind}: with cookies blocked the form comes alive and sends`, async ({
    launchOptions,
  }) => {
    const { context, page } = await openSite(launchOptions);
    await using _ = context;
    const { posts } = await emailjs(page);
    // From a room's page: its name is shown although nothing can be stored.
    const isAsked = kind === 'contact';
    await page.goto(isAsked ? askFrom(ROOM.route) : pathOf(kind));
    const form = formOn(page, kind);
    await form.scrollIntoViewIfNeeded();
    await isAlive(form);
    if (isAsked) await expect(fieldOf(form, 'Subject')).toHaveValue(ROOM.name);
    await fillIn(form, LETTERS[kind]);
    await sendButton(form).click();
    await expect(form.getByRole('status')).toContainText('Thank you.');
    expect(new URL(page.url()).pathname).toBe(pathOf(kind));
    expect(posts).toHaveLength(1);
  });
}

test('with cookies blocked every page comes alive without an error', async ({ launchOptions }) => {
  test.slow();
  const { context, page } = await openSite(launchOptions);
  await using _ = context;
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  for (const route of [...KINDS, NOWHERE]) {
    await page.goto(route);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => undefinedElements(page), route).toEqual([]);
  }
  expect(thrown).toEqual([]);
});
