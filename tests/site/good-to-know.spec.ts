import { expect, type Page } from '@playwright/test';
import { awaitScripts } from '../support/guest.ts';
import { chat, gettingHere, goodToKnow, inn, mailbox, telephone } from '../support/inn.ts';
import { test } from '../support/screenshots.ts';

const questions = goodToKnow.groups.flatMap((group) => group.questions);
const unanswered = questions.filter(({ answer }) => answer === undefined);
const SYNONYMS = /search-words\..*\.json$/;
const shown = (page: Page) => page.locator('main details:visible');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search these questions' });
const told = (page: Page) => page.getByRole('search').getByRole('status');

test('the search narrows the questions as one types, and asks the inn what it has not', async ({
  page,
}) => {
  await awaitScripts(page);
  await page.goto('/good-to-know');
  await expect(shown(page)).toHaveCount(questions.length);
  // A word that appears only among the synonyms.
  await field(page).fill('gpay');
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('How can I pay?');
  await expect(told(page)).toHaveText('1 result');
  await field(page).fill('WÍFI');
  await expect(shown(page).first()).toBeVisible();
  await expect(told(page)).toHaveText(/^\d+ results?$/);

  await field(page).fill('airport');
  const way = page.getByRole('region', { name: gettingHere.heading }).first();
  await way.getByRole('link', { name: 'Kempegowda International Airport' }).click();
  await expect(page.locator(':target').getByRole('heading')).toBeInViewport();

  await field(page).fill('swimming pool');
  await expect(shown(page)).toHaveCount(0);
  await expect(told(page)).toHaveText('Nothing found for “swimming pool”.');
  const ask = page.getByRole('search').getByRole('link', { name: 'Ask on WhatsApp' });
  const href = (await ask.getAttribute('href')) ?? '';
  expect(href).toContain(`${chat}?text=`);
  expect(decodeURIComponent(href)).toContain('swimming pool');

  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(shown(page)).toHaveCount(questions.length);
  await expect(field(page)).toBeFocused();
  await expect(told(page)).toBeEmpty();
});

test('synonyms are fetched with the first search, and change its answer when they come late', async ({
  page,
}) => {
  const { promise: late, resolve: come } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(SYNONYMS, async (route) => {
    asked.push(route.request().url());
    await late;
    await route.continue();
  });
  await awaitScripts(page);
  await page.goto('/good-to-know');
  await expect(page.locator('question-search[data-alive]')).toBeVisible();
  expect(asked).toEqual([]);
  await field(page).fill('gpay');
  await expect(shown(page)).toHaveCount(0);
  await expect(told(page)).toBeEmpty();
  await expect(page.getByText('Ask us instead:')).toBeHidden();
  come();
  await expect(shown(page)).toHaveText(/How can I pay\?/);
  await expect(told(page)).toHaveText('1 result');
  await field(page).fill('airport');
  await expect(told(page)).toHaveText(/^\d+ results$/);
  expect(asked).toHaveLength(1);
});

test('without the synonyms the search knows the words on the page, and tries again', async ({
  page,
}) => {
  await page.route(SYNONYMS, (route) => route.abort());
  await awaitScripts(page);
  await page.goto('/good-to-know');
  const failed = page.waitForEvent('requestfailed');
  await field(page).fill('gpay');
  await failed;
  await expect(told(page)).toHaveText('Nothing found for “gpay”.');
  await field(page).fill('whole day');
  await expect(shown(page)).toHaveText(/May I stay a few hours longer\?/);
  await page.unroute(SYNONYMS);
  await field(page).fill('gpay');
  await field(page).blur();
  await field(page).focus();
  await expect(shown(page)).toHaveText(/How can I pay\?/);
});

test('a question opens by keyboard, and its link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await awaitScripts(page);
  await page.goto('/good-to-know');
  const entry = page.locator('details').filter({ hasText: 'How can I pay?' });
  await entry.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(entry.getByText(/By UPI, in cash/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(entry.getByRole('status')).toHaveText('The link is copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).hash).toBe('/good-to-know#payment');
  await expect(page).toHaveURL('/good-to-know#payment');

  const address = page.getByRole('region', { name: gettingHere.heading });
  await address.getByRole('button', { name: 'Copy the address' }).click();
  await expect(address.getByRole('status')).toHaveText(/Copied/);
  const pasted = await page.evaluate(() => navigator.clipboard.readText());
  expect(pasted).toContain(inn.address.street);
  expect(pasted).toContain(inn.address.postalCode);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an address opens its own answer, in sight with its question', async ({ page }) => {
      await page.goto('/good-to-know#extra-bed');
      const open = page.locator('details[open]');
      await expect(open).toHaveCount(1);
      await expect(open.locator('h3')).toBeInViewport();
      await expect(open.getByText(/₹400 a night/)).toBeInViewport();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open, and what has no answer goes to the desk with its question', async ({
    page,
  }) => {
    await page.goto('/good-to-know');
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy the address' })).toBeHidden();
    expect(unanswered.length).toBeGreaterThan(0);
    for (const { question } of unanswered) {
      await page.locator('summary').filter({ hasText: question }).click();
      const whatsapp = page.getByRole('link', { name: `Ask on WhatsApp: ${question}` });
      const letter = page.getByRole('link', { name: `Ask by e-mail: ${question}` });
      const [chatHref, mailHref] = [
        (await whatsapp.getAttribute('href')) ?? '',
        (await letter.getAttribute('href')) ?? '',
      ];
      expect(chatHref).toContain(`${chat}?text=`);
      expect(decodeURIComponent(chatHref)).toContain(question);
      expect(mailHref).toContain(`${mailbox}?`);
      expect(decodeURIComponent(mailHref)).toContain(question);
    }
  });

  test('foot, forms and room pages lead here, and from here to the driver’s card', async ({
    page,
  }) => {
    for (const route of ['/', '/contact', '/Deluxe_Double_AC_Room']) {
      await page.goto(route);
      const links = page.locator('a[href="/good-to-know"]');
      await expect(page.getByRole('contentinfo').locator(links)).toHaveCount(1);
      await expect(page.getByRole('main').locator(links)).toHaveCount(route === '/' ? 2 : 1);
    }
    await page.goto('/good-to-know');
    await expect(page.getByText(/First .* last .*\./).first()).toBeVisible();
    await expect(
      page.getByText(/^(The last one has left|The night fare applies now)/).first(),
    ).toBeHidden();
    await page.goto('/contact');
    await page.getByRole('link', { name: 'Every way here, with times and fares' }).click();
    await expect(page).toHaveURL('/good-to-know#getting-here');
    await page.getByRole('link', { name: 'Our address to show a driver' }).click();
    await expect(page).toHaveURL('/drivers-card');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(gettingHere.card.heading);
  });
});

test('a phone’s first screen leads to the answers and to the ways here', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const routes = { 'Good to know': '/good-to-know', 'Getting here': '/good-to-know#getting-here' };
  for (const [name, address] of Object.entries(routes)) {
    await page.goto('/');
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL(address);
  }
});

test.describe('by the inn’s clock, for a guest elsewhere', () => {
  test.use({ timezoneId: 'America/New_York' });

  for (const [moment, gone, night] of [
    ['2026-11-20T18:00:00Z', true, true],
    ['2026-11-20T06:30:00Z', false, false],
  ] as const) {
    test(`at ${moment} the last train ${gone ? 'has gone' : 'is to come'}`, async ({ page }) => {
      await page.clock.install({ time: moment });
      await page.goto('/good-to-know');
      await expect(page.getByText(/First .* last .*\./).first()).toBeVisible();
      await expect(page.getByText(/^The last one has left/).first()).toBeVisible({ visible: gone });
      await expect(page.getByText('The night fare applies now.').first()).toBeVisible({
        visible: night,
      });
    });
  }
});

test('on a phone the card shows an address in its own script, large, in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/drivers-card');
  for (const { language, address, call } of gettingHere.card.languages) {
    const card = page.locator(`section[lang="${language}"]`);
    const [name = ''] = address;
    const size = await card
      .getByText(name, { exact: true })
      .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    expect(size).toBeGreaterThanOrEqual(30);
    await expect(card.getByText(call)).toBeVisible();
    await expect(card.getByRole('link', { name: inn.phone })).toHaveAttribute('href', telephone);
  }
  for (const line of gettingHere.card.languages[0]?.address ?? []) {
    await expect(page.getByText(line, { exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test('no line of the driver’s card has only the pin code', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/drivers-card');
    for (const { address } of gettingHere.card.languages) {
      const last = page.getByText(address.at(-1) ?? '', { exact: true });
      const heights = await last.evaluate((line) => {
        const text = line.firstChild as Text;
        const range = document.createRange();
        return [...text.data.matchAll(/\S+/g)].slice(-2).map(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return Math.round(range.getBoundingClientRect().bottom);
        });
      });
      expect(heights[1]).toBe(heights[0]);
    }
  }
});

test('all of the way is the two sides of one sheet of A4, and the questions are printed with their answers', async ({
  page,
}) => {
  await page.goto('/drivers-card');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({ media: 'print' });
  for (const text of [inn.phone, ...gettingHere.journeys.map(({ from }) => from)]) {
    await expect(page.getByRole('main').getByText(text).last()).toBeVisible();
  }
  await expect(page.getByRole('img', { name: /sketch map/i })).toBeVisible();
  await page.goto('/good-to-know');
  // The answers are laid out after the first photograph.
  await page.locator('html:not([data-first])').waitFor();
  const heights = await page
    .locator('details > div')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
  expect(heights).toHaveLength(questions.length);
  expect(Math.min(...heights)).toBeGreaterThan(10);
});

test('its picture leaves the search and the first question in a phone’s first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/good-to-know');
  const main = page.getByRole('main');
  await expect(main.getByAltText(goodToKnow.picture.alt)).toBeInViewport({ ratio: 1 });
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  const question = await shown(page).first().boundingBox();
  const bar = await page.getByRole('complementary', { name: 'Ways to reach us' }).boundingBox();
  // At least its first line; typefaces differ.
  expect((bar?.y ?? 0) - (question?.y ?? Infinity)).toBeGreaterThan(40);
});

test('on a phone all times of the ways here start on one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/good-to-know');
  const starts = await page
    .getByText(/^about\s\d+\smin$/)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(starts.length).toBeGreaterThan(5);
  expect(new Set(starts).size).toBe(1);
});
