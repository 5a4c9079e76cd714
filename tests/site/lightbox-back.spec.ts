import { button, lightbox, open, photo, shows } from '../support/gallery.ts';
import { expect, test } from '../support/guest.ts';

test('Back closes the picture, and the guest is still in the gallery', async ({ page }) => {
  await page.goto('/about');
  await open(page, 3);
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(photo(page, 3)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('after leafing, one Back closes, at the thumbnail last shown', async ({ page }) => {
  await open(page, 1);
  await button(page, 'Previous picture').click();
  await button(page, 'Previous picture').click();
  await shows(page, 13, /terrace/);
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(photo(page, 13)).toBeFocused();
  await expect(photo(page, 13)).toBeInViewport();
});

test('a picture closed by its button or by Escape leaves nothing to go back through', async ({
  page,
}) => {
  await page.goto('/about');
  await open(page, 2);
  await button(page, 'Close').click();
  await expect(lightbox(page)).toBeHidden();
  await photo(page, 5).click();
  await shows(page, 5, /Deluxe/);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.picture)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('Forward and a reload show the picture again, and Back closes it then too', async ({
  page,
}) => {
  await open(page, 4);
  await button(page, 'Next picture').click();
  await shows(page, 5, /Deluxe/);
  await expect.poll(() => page.evaluate(() => history.state?.picture)).toBe(4);
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await page.goForward();
  await shows(page, 5, /Deluxe/);
  // A dialog's `close` event is asynchronous: on a busy phone it may follow the next opening.
  await page.locator('dialog[open]').dispatchEvent('close');
  await page.reload();
  await shows(page, 5, /Deluxe/);
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);
});
