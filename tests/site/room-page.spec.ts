import sharp from 'sharp';
import { expect, test } from '../support/guest.ts';
import { askFrom, chat, rooms } from '../support/inn.ts';
import { linesOf } from '../support/layout.ts';
import { onePage } from '../support/onePage.ts';

for (const room of rooms) {
  test.describe(room.route, () => {
    const open = onePage(room.route);

    test('the room says its name, its facts and for how many it is', async () => {
      const page = open();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(room.name);
      const facts = [room.beds, '1 bath', 'Wi-Fi', room.climate === 'ac' ? 'AC' : 'Non-AC'];
      await expect(
        main.getByRole('list').filter({ hasText: room.beds }).first().getByRole('listitem'),
      ).toHaveText(facts);
      await expect(main.getByText(`Sleeps ${room.sleeps}`)).toBeVisible();
    });

    test('the room is described', async () => {
      const page = open();
      for (const paragraph of room.description) {
        await expect(page.getByText(paragraph)).toBeVisible();
      }
    });

    test('the room’s amenities are listed', async () => {
      const page = open();
      const amenities = page.getByRole('region', { name: 'In the room' });
      await expect(amenities.getByRole('listitem')).toHaveText(
        room.amenities.map(({ name }) => name),
      );
    });

    test('all the room’s pictures are in its carousel', async () => {
      const page = open();
      const pictures = page.getByRole('group', { name: `Photographs: ${room.name}` });
      const alts = await pictures
        .locator('img')
        .evaluateAll((all) => (all as HTMLImageElement[]).map(({ alt }) => alt));
      expect([...new Set(alts)].filter(Boolean)).toEqual(room.pictures.map(({ alt }) => alt));
    });

    test('Book Now leads to contact and names the room, and so does WhatsApp', async () => {
      const page = open();
      const main = page.getByRole('main');
      await expect(main.getByText('Book Now', { exact: true })).toHaveAttribute(
        'href',
        askFrom(room.route),
      );
      const whatsapp = main.getByRole('link', { name: /WhatsApp/ });
      const href = (await whatsapp.getAttribute('href')) ?? '';
      expect(href).toContain(`${chat}?text=`);
      expect(new URL(href).searchParams.get('text')).toContain(room.name);
    });

    test('at the foot the other five rooms can be chosen', async () => {
      const page = open();
      const others = page.getByRole('region', { name: 'The other rooms' }).getByRole('link');
      const hrefs = await others.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const expected = rooms.map(({ route }) => route).filter((route) => route !== room.route);
      expect(hrefs).toEqual(expected);
    });
  });
}

test('the bathroom is seen at once, beside a large picture and a name of two lines', async ({
  page,
}) => {
  for (const { route, pictures } of rooms) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(route);
    const room = page.locator('[aria-roledescription="carousel"]').first();
    const thumbnails = room.getByRole('list').getByRole('link');
    await expect(thumbnails).toHaveCount(pictures.length);
    await expect(thumbnails.last()).toBeInViewport({ ratio: 1 });
    await expect(thumbnails.last()).toHaveAccessibleName(pictures.at(-1)?.alt ?? '');
    const picture = await room.getByRole('img').first().boundingBox();
    expect(Math.abs(picture?.x ?? 9)).toBeLessThan(1);
    expect(picture?.width).toBeGreaterThan(800);
    const lines = await page
      .getByRole('heading', { level: 1 })
      .evaluate((name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight));
    expect(Math.round(lines)).toBeLessThanOrEqual(2);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(thumbnails.last()).toBeInViewport({ ratio: 1 });
  }
});

test('no two rooms are described alike', () => {
  const paragraphs = rooms.flatMap(({ description, summary }) => [...description, summary]);
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});

test('no line of a room’s facts ends with a dot', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/Deluxe_Double_Non-AC_Room');
  const facts = page.getByRole('main').getByRole('list').filter({ hasText: 'Wi-Fi' }).first();
  await facts.scrollIntoViewIfNeeded();
  // From the last word of the first line to the list's edge.
  const clip = await facts.evaluate((list) => {
    const words = document.createRange();
    const { right } = list.getBoundingClientRect();
    const boxes = [...list.children].map((fact) => {
      words.selectNodeContents(fact);
      return words.getBoundingClientRect();
    });
    const last = boxes.filter(({ bottom }) => bottom <= (boxes[0]?.bottom ?? 0) + 1).at(-1);
    if (!last || boxes.at(-1)?.top === last.top) throw new Error('The facts have one line.');
    return { x: last.right, y: last.top, width: right - last.right, height: last.height };
  });
  expect(clip.width).toBeGreaterThan(10);
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  for (const { min, max } of channels) expect(max - min).toBeLessThan(3);
});

for (const [width, route, lines] of [
  [390, '/Deluxe_Non-AC_Four_Bed_Room', ['Deluxe Non-AC', 'Four Bed Room']],
  [320, '/Deluxe_Non-AC_Triple_Room', ['Deluxe Non-AC', 'Triple Room']],
] as const) {
  test(`the name of ${route} has lines of like length at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(route);
    expect(await linesOf(page.getByRole('heading', { level: 1 }))).toEqual(lines);
  });
}
