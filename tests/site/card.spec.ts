import ICAL from 'ical.js';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from '../support/guest.ts';
import { inn } from '../support/inn.ts';

/** Decodes the QR code in a picture. */
async function read(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('the card’s code is read from the screen, and saves the inn', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Visiting cards to print' }).click();
  await expect(page).toHaveURL('/card');
  const codes = page.getByRole('img', { name: 'Code for a phone’s camera' });
  await expect(codes).toHaveCount(1);
  // This build has no SITE_ORIGIN.
  const text = (await read(await codes.screenshot())) ?? '';
  const card = new ICAL.Component(ICAL.parse(text) as unknown as string[]);
  expect(card.getFirstPropertyValue('fn')).toBe(inn.name);
  expect(card.getFirstPropertyValue('tel')).toBe(inn.phone.replaceAll(' ', ''));
});

test('on paper there are ten cards on a page of A4, each with the code, and ten green backs on the next', async ({
  page,
}) => {
  await page.goto('/card');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({ media: 'print' });
  const pictures = page.locator('main svg[viewBox^="-4"]');
  await expect(pictures).toHaveCount(10);
  await expect(pictures.last()).toBeVisible();
  expect(await read(await pictures.last().screenshot())).toContain('BEGIN:VCARD');
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('the contact page leads to the inn’s entry for an address book', async ({ page }) => {
  await page.goto('/contact');
  const link = page.getByRole('link', { name: 'Add us to your contacts' });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  expect(answer.headers()['content-disposition']).toBe('inline');
  const card = new ICAL.Component(ICAL.parse(await answer.text()) as unknown as string[]);
  expect(card.getFirstPropertyValue('email')).toBe(inn.email);
  const photo =
    card
      .getFirstProperty('photo')
      ?.toICALString()
      .replace(/^.*?:|\s/gs, '') ?? '';
  const bytes = Buffer.from(photo, 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 240, height: 240 });
  expect(bytes.length).toBeLessThan(16_000);
});
