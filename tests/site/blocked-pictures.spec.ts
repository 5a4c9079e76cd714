import { expect, test } from '../support/guest.ts';

test('where pictures are blocked, their alternative text is legible on the tone', async ({
  page,
}) => {
  await page.route(/\.(avif|jpe?g|webp)$/, (route) => route.abort());
  await page.goto('/gallery');
  const contrasts = await page
    .getByRole('main')
    .getByRole('img')
    .evaluateAll((images) => {
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? [])
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return images.flatMap((image) => {
        const placeholderColour = image.closest('picture')?.parentElement?.querySelector('rect');
        if (!placeholderColour) return [];
        const [ink = 0, ground = 0] = [
          getComputedStyle(image).color,
          getComputedStyle(placeholderColour).fill,
        ]
          .map(luminance)
          .map((light) => light + 0.05);
        return [Math.max(ink, ground) / Math.min(ink, ground)];
      });
    });
  expect(contrasts.length).toBeGreaterThan(5);
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
});
