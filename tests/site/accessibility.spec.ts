import type { Page } from '@playwright/test';
import { targetsTooSmall, violations, WIDTHS } from '../support/axe.ts';
import { emailjs } from '../support/emailjs.ts';
import { openForm, sendButton, writeAndSend } from '../support/forms.ts';
import { expect, test } from '../support/guest.ts';
import { rooms } from '../support/inn.ts';
import { LONG } from '../support/places.ts';
import { NOWHERE, ROUTES, tagOf } from '../support/routes.ts';
import { PHONE } from '../support/visit.ts';

// Three widths per test, and the home page is long.
test.describe.configure({ timeout: 120_000 });

/**
 * Checks a state of a part: that part at each width, and the whole page once, which other tests
 * cover.
 */
async function violationsOf(page: Page, part: string): Promise<string[]> {
  const [narrow, ...wider] = WIDTHS;
  return [...(await violations(page, [narrow])), ...(await violations(page, wider, part))];
}

const PAGES = [...ROUTES, NOWHERE, '/sent', '/not-sent', '/card', '/drivers-card', '/offline'];

for (const route of PAGES) {
  test(`${route} has no accessibility fault at any width`, { tag: tagOf(route) }, async ({
    page,
  }) => {
    await page.goto(route);
    expect(await violations(page)).toEqual([]);
    // In a window as high as the page the bar at the foot covers no target.
    for (const { width, height } of WIDTHS.slice(0, 2)) {
      await page.setViewportSize({ width, height });
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(await targetsTooSmall(page, { width, height: whole })).toEqual([]);
    }
  });
}

test.describe('on the phone that Lighthouse takes', () => {
  test.use({ viewport: PHONE, deviceScaleFactor: PHONE.density, isMobile: true, hasTouch: true });

  for (const code of ['en', 'kn', 'hi']) {
    test(`the bar at the foot leaves no target too little to touch, in ${code}`, async ({
      page,
    }) => {
      const routes =
        code === 'en' ? PAGES : ROUTES.map((route) => `/${code}${route.replace(/\/$/, '')}`);
      for (const route of routes) {
        await page.goto(route);
        expect.soft(await targetsTooSmall(page, PHONE), route).toEqual([]);
      }
    });
  }
});

test('the open menu has no accessibility fault', async ({ page }) => {
  await page.setViewportSize(WIDTHS[0]);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await violations(page, WIDTHS.slice(0, 2))).toEqual([]);
});

test('the open lightbox has no accessibility fault', async ({ page }) => {
  await page.goto('/gallery');
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

// One room per climate in the short run; the others look the same and run in the long suite.
for (const [index, { name }] of rooms.entries()) {
  const tag = index < 2 ? [] : [LONG];
  test(`the rooms page with ${name} chosen has no accessibility fault`, { tag }, async ({
    page,
  }) => {
    await page.goto('/rooms');
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    expect(await violationsOf(page, 'main')).toEqual([]);
  });
}

test('the paused carousels have no accessibility fault', async ({ page }) => {
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause the slides' });
  const play = page.getByRole('button', { name: 'Play the slides' });
  for (const count of [1, 2]) {
    await pause.first().click();
    await expect(play).toHaveCount(count);
  }
  expect(await violations(page)).toEqual([]);
});

for (const kind of ['booking', 'contact'] as const) {
  test(`${kind}: the refused form has no accessibility fault`, async ({ page }) => {
    const form = await openForm(page, kind);
    await sendButton(form).click();
    await expect(form.locator('[aria-invalid]').first()).toBeVisible();
    expect(await violationsOf(page, 'enquiry-island')).toEqual([]);
  });

  test(`${kind}: the form on its way has no accessibility fault`, async ({ page }) => {
    await emailjs(page, 'silence');
    const form = await writeAndSend(page, kind);
    // Only the form: axe must finish before the form's timeout.
    expect(await violations(page, WIDTHS, 'form')).toEqual([]);
    await expect(form.getByRole('button', { name: 'Sending…' })).toBeVisible();
  });

  for (const [state, answer] of [
    ['sent', { status: 200, body: 'OK' }],
    ['failed', { status: 500, body: 'Out of order' }],
  ] as const) {
    test(`${kind}: the ${state} form has no accessibility fault`, async ({ page }) => {
      await emailjs(page, answer);
      const form = await writeAndSend(page, kind);
      await expect(form.getByRole('status')).not.toBeEmpty();
      await expect(sendButton(form)).toBeVisible();
      expect(await violationsOf(page, 'enquiry-island')).toEqual([]);
    });
  }
}
