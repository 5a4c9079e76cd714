import { expect } from '@playwright/test';
import { emailjs, IDS, TEMPLATES } from '../support/emailjs.ts';
import { fieldOf, fillIn, formOn, LETTERS, pathOf, sendButton } from '../support/forms.ts';
import { gallery, rooms } from '../support/inn.ts';
import { NAVIGATION, NOWHERE, ROUTES, tagOf } from '../support/routes.ts';
import { test } from '../support/screenshots.ts';

test.use({ javaScriptEnabled: false });

for (const route of [...ROUTES, NOWHERE]) {
  test(`${route} can be read without JavaScript`, { tag: tagOf(route) }, async ({ page }) => {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    for (const heading of await main.getByRole('heading').all()) {
      await expect(heading).not.toBeEmpty();
      await expect(heading).toBeVisible();
    }
    for (const paragraph of await main.getByRole('paragraph').all()) {
      await expect(paragraph).toHaveCSS('opacity', '1');
    }
  });
}

test('the contact page of a phone says once that the desk answers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await expect(page.getByRole('main').getByText(/^The desk answers/)).toHaveCount(2);
  await expect(
    page
      .getByRole('main')
      .getByText(/^The desk answers/)
      .last(),
  ).toBeHidden();
});

test('the menu of a phone opens, leads on and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu.getByRole('list').last().getByRole('listitem')).toHaveText(
    NAVIGATION.map(([n]) => n),
  );
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
});

test('a picture of the gallery opens as a picture', async ({ page }) => {
  await page.goto('/gallery');
  const first = page.getByRole('main').getByRole('link', { name: gallery[0]?.picture.alt ?? '' });
  await first.first().click();
  await expect(page).toHaveURL(/\.(avif|jpe?g|webp|png)$/);
  const picture = page.getByRole('img');
  expect((await picture.boundingBox())?.width).toBeGreaterThan(600);
});

test('every picture of the gallery is there', async ({ page }) => {
  await page.goto('/gallery');
  const pictures = page.getByRole('main').getByRole('link').getByRole('img');
  await expect(pictures).toHaveCount(14);
});

test('the list of rooms leads to every room’s page', async ({ page }) => {
  for (const { name, route } of rooms) {
    await page.goto('/rooms');
    const link = page.getByRole('main').locator(`a[href="${route}"]`).first();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

test('a room’s pictures are all in the page, one scroll away', async ({ page }) => {
  const [room] = rooms;
  await page.goto(room?.route ?? '');
  const group = page.getByRole('group', { name: `Photographs: ${room?.name}` });
  for (const { alt } of room?.pictures ?? []) {
    // The same picture is also among the thumbnails.
    const picture = group.getByRole('img', { name: alt, exact: true }).first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeInViewport({ ratio: 0.5 });
  }
});

test('no button that cannot do anything is shown', async ({ page }) => {
  for (const route of ['/', '/rooms', '/gallery', '/contact', rooms[0]?.route ?? '']) {
    await page.goto(route);
    const buttons = page.getByRole('main').getByRole('button');
    const names = await buttons.evaluateAll((all) =>
      all.filter((one) => (one as HTMLButtonElement).type !== 'submit').map((one) => one.outerHTML),
    );
    expect(names).toEqual([]);
  }
});

test('the counters show their figures', async ({ page }) => {
  await page.goto('/');
  const figures = page.getByRole('region', { name: 'The inn in figures' });
  await expect(figures.getByRole('definition')).toHaveText(['100', '20', '24/7', '200']);
});

test('the drawn map and the directions are on the contact page', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /map.*Hosur Road/i })).toBeVisible();
  await expect(main.getByRole('link', { name: /directions/i }).first()).toHaveAttribute(
    'href',
    /google\.com\/maps\/dir/,
  );
});

for (const kind of ['booking', 'contact'] as const) {
  test(`${kind}: the form posts by itself, with the fields of the service`, async ({ page }) => {
    const { posts } = await emailjs(page);
    await page.goto(pathOf(kind));
    const form = formOn(page, kind);
    await fillIn(form, LETTERS[kind]);
    await sendButton(form).click();
    await page.waitForURL('https://api.emailjs.com/api/v1.0/email/send-form');
    expect(posts).toHaveLength(1);
    expect(posts[0]?.method).toBe('POST');
    expect(posts[0]?.contentType).toContain('multipart/form-data');
    const values = Object.values(LETTERS[kind]).map((text) => text.replace(/\n/g, '\r\n'));
    const service = Object.values({ ...IDS, template_id: TEMPLATES[kind] });
    // Optional fields go empty.
    const sent = posts[0]?.fields.map(([, value]) => value).filter(Boolean);
    expect(sent?.toSorted()).toEqual([...values, ...service].toSorted());
  });

  test(`${kind}: the browser itself asks for what is missing`, async ({ page }) => {
    const { posts } = await emailjs(page);
    await page.goto(pathOf(kind));
    const form = formOn(page, kind);
    await fillIn(form, { ...LETTERS[kind], 'E-mail': 'asha@' });
    await sendButton(form).click();
    await expect(fieldOf(form, 'E-mail')).toBeFocused();
    await expect(page).toHaveURL(pathOf(kind));
    expect(posts).toEqual([]);
  });
}
