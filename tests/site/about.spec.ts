import { expect, test } from '../support/guest.ts';
import { pageContent } from '../support/inn.ts';
import { onePage } from '../support/onePage.ts';

const about = pageContent('about');

const open = onePage('/about');

test('about begins with its banner', async () => {
  const page = open();
  const banner = page.getByRole('main').getByRole('region').first();
  await expect(banner.getByRole('heading', { level: 1 })).toHaveText(about.heading);
  await expect(banner.getByRole('img')).toHaveAttribute('alt', about.banner.alt);
});

test('about tells who we are, why to choose us and what else there is', async () => {
  const page = open();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    about.about.heading,
    'Why Choose Us',
    about.services.heading,
    about.closing,
  ]);
  for (const paragraph of about.about.paragraphs) {
    await expect(page.getByText(paragraph)).toBeVisible();
  }
});

test('the three reasons to choose us are given', async () => {
  const page = open();
  const reasons = page.getByRole('region', { name: 'Why Choose Us' });
  await expect(reasons.getByRole('term')).toHaveText([
    /^Luxury living$/,
    /^High security$/,
    /^24\/7 telephone support$/,
  ]);
  await expect(reasons.getByRole('definition')).toHaveText(
    about.whyChooseUs.items.map(({ serviceDesc }) => serviceDesc),
  );
});

test('the four services are given', async () => {
  const page = open();
  const services = page.getByRole('region', { name: about.services.heading });
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    'Party center',
    'Restaurant',
    '24/7 wifi',
    'Hot water',
  ]);
  for (const { serviceDesc } of about.services.items) {
    await expect(services.getByText(serviceDesc)).toBeVisible();
  }
});

test('Explore More leads to the facilities', async () => {
  const page = open();
  const more = page.getByRole('main').getByRole('link', { name: /^Explore More/ });
  await expect(more).toHaveAttribute('href', '/facilities');
});

test('the photograph of the house shows the whole crop around its focus at any width', async () => {
  const page = open();
  const house = page.getByAltText(about.about.pictures[0].alt);
  await house.scrollIntoViewIfNeeded();
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1680, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() =>
        house.evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
          return Math.abs(clientWidth / clientHeight / (naturalWidth / naturalHeight) - 1);
        }),
      )
      .toBeLessThan(0.02);
  }
});

test('from tablets on the reasons stand beside the arch', async () => {
  const page = open();
  const why = page.getByRole('region', { name: 'Why Choose Us' });
  for (const width of [640, 768, 1280]) {
    await page.setViewportSize({ width, height: 1000 });
    const arch = await why.getByRole('img').boundingBox();
    const heading = await why.getByRole('heading').boundingBox();
    expect((arch?.x ?? 0) + (arch?.width ?? 0), `at ${width} px`).toBeLessThan(heading?.x ?? 0);
  }
});
