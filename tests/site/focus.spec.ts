import { luminance, partsOf, ratio } from '../support/contrast.ts';
import { formOn, sendButton } from '../support/forms.ts';
import { expect, test } from '../support/guest.ts';

// Border colours have transitions unless motion is reduced.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what has the focus is told apart from what is wrong, and both are seen', async ({ page }) => {
  await page.goto('/contact');
  const form = formOn(page, 'contact');
  await sendButton(form).click();
  const wrong = form.locator('[aria-invalid=true]');
  await expect(wrong.first()).toBeFocused();
  const [ring, edge] = await wrong.evaluateAll((fields) => [
    getComputedStyle(fields[0] as Element).outlineColor,
    getComputedStyle(fields[1] as Element).borderTopColor,
  ]);
  const grounds = await page.evaluate(() => {
    const styles = getComputedStyle(document.documentElement);
    const probe = document.body.appendChild(document.createElement('i'));
    return ['--paper', '--paper-second', '--paper-control'].map((name) => {
      probe.style.color = styles.getPropertyValue(name);
      return getComputedStyle(probe).color;
    });
  });
  for (const ground of grounds) {
    for (const colour of [ring, edge]) {
      const apart = ratio(luminance(partsOf(colour ?? '')), luminance(partsOf(ground)));
      expect(apart).toBeGreaterThanOrEqual(3);
    }
  }
  // Red means an error; the focus ring must not be red.
  const [red = 0, green = 0, blue = 0] = partsOf(edge ?? '');
  expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
  const [ringRed = 255, ringGreen = 0] = partsOf(ring ?? '');
  expect(ringGreen).toBeGreaterThan(ringRed);
});

test('on dark grounds and on yellow the focus is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const bar = page.getByRole('complementary');
  for (const link of [
    page.getByRole('banner').getByRole('link', { name: /stay in Bengaluru/ }),
    bar.getByRole('link', { name: 'Call' }),
    bar.getByRole('link', { name: 'Enquire' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }),
  ]) {
    await page.keyboard.press('Tab');
    await link.focus();
    const [ring, ground] = await link.evaluate((one) => {
      let under: Element | null = one;
      const painted = (element: Element) => getComputedStyle(element).backgroundColor;
      while (under && painted(under) === 'rgba(0, 0, 0, 0)') under = under.parentElement;
      return [getComputedStyle(one).outlineColor, under ? painted(under) : ''];
    });
    const apart = ratio(luminance(partsOf(ring)), luminance(partsOf(ground)));
    expect(apart).toBeGreaterThanOrEqual(3);
  }
});
