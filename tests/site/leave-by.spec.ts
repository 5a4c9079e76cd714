import { adoptStyles, TEXT_SPACING } from '../support/comfort.ts';
import { expect, test } from '../support/guest.ts';
import { nearby, pageContent } from '../support/inn.ts';

const { heading } = pageContent('home').nearby;

test('a guest chooses place and hour by keyboard, reads when to leave and asks for an auto', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: heading });
  const asked = section.getByRole('group', { name: 'Where must you be, and when?' });
  const place = asked.getByLabel('I must be at');
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByRole('option')).toHaveCount(nearby.places.length);
  await place.focus();
  await page.keyboard.type('Narayana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0900AM');
  // 30 minutes in quiet hours; half as long again in the rush.
  await expect(section.getByText('Leave at 8:15 am; tea at the desk from five.')).toBeVisible();
  await expect(section.getByText('45 min by road in the rush.')).toBeVisible();
  const map = section.getByRole('img', { name: /map/i });
  await expect(map.locator('[data-way]:visible')).toHaveCount(1);
  const link = section.getByRole('link', { name: 'Ask the desk for an auto' });
  const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(message?.replaceAll('\u00a0', ' ')).toBe(
    'Please call an auto for me at 8:15 am, to Narayana Health City. I must be there by 9:00 am.',
  );
  await asked.getByLabel('by', { exact: true }).fill('');
  await expect(link).toBeHidden();
});

test('at 320 px and with wide text nothing of it leaves the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const section = page.getByRole('region', { name: heading });
  const place = section.getByLabel('I must be at');
  await place.scrollIntoViewIfNeeded();
  await adoptStyles(page, TEXT_SPACING);
  await place.selectOption('KSR Bengaluru (City Railway Station)');
  for (const part of [place, section.getByText(/^Leave at/), section.getByText('Ask the desk')]) {
    const box = await part.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table stands alone', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', { name: heading });
    await expect(section.getByRole('table')).toBeVisible();
    await expect(section.getByText('Where must you be, and when?')).toBeHidden();
  });
});
