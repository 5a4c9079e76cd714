import { expect, test } from '../support/guest.ts';
import { settle } from '../support/visit.ts';

for (const width of [1024, 1100, 1280]) {
  test(`logo, links and Book Now stand on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await settle(page, '/');
    const header = page.getByRole('banner');
    const parts = [
      header.getByRole('img'),
      ...(await header.getByRole('navigation').getByRole('link').all()),
      header.getByRole('link', { name: 'Book Now', exact: true }),
    ];
    const lines = await Promise.all(
      parts.map(async (part) => {
        const box = await part.boundingBox();
        const count = await part.evaluate((one) => {
          const range = document.createRange();
          range.selectNodeContents(one.lastElementChild ?? one);
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
        });
        return { count, middle: (box?.y ?? 0) + (box?.height ?? 0) / 2, x: box?.x ?? 0, box };
      }),
    );
    expect(lines).toHaveLength(8);
    for (const [index, line] of lines.entries()) {
      expect(line.count, `part ${index + 1}`).toBe(1);
      expect(Math.abs(line.middle - (lines[0]?.middle ?? 0))).toBeLessThanOrEqual(2);
      const before = lines[index - 1]?.box;
      if (before) expect(line.x - before.x - before.width).toBeGreaterThanOrEqual(12);
    }
  });
}

test('the names beside the side bar’s icons are gone at once when the window becomes wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await settle(page, '/about');
  const bar = page.getByRole('complementary', { name: 'Ways to reach us' });
  await expect(bar.getByText('WhatsApp')).toBeVisible();
  // Read immediately: a fading name would still be visible.
  await bar.getByText(/./).evaluateAll((names) => {
    const isWide = matchMedia('(width >= 64rem)');
    const opacities: string[] = [];
    Object.assign(window, { isWide, opacities });
    isWide.addEventListener('change', () => {
      opacities.push(...names.map((name) => getComputedStyle(name).opacity));
    });
  });
  await page.setViewportSize({ width: 1100, height: 800 });
  const opacities = () =>
    page.evaluate(() => (window as unknown as { opacities: string[] }).opacities);
  await expect.poll(async () => (await opacities()).length).toBeGreaterThan(3);
  expect(new Set(await opacities())).toEqual(new Set(['0']));
  const link = bar.getByRole('link', { name: 'WhatsApp' });
  await link.focus();
  await expect(bar.getByText('WhatsApp')).toHaveCSS('opacity', '1');
});
