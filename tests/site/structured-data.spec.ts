/** JSON-LD for search engines matches what guests can read. */
import type { Page } from '@playwright/test';
import { listFiles } from '../../lib/files.ts';
import { expect, test } from '../support/guest.ts';

interface Thing {
  '@type': string | string[];
  name: string;
  [property: string]: unknown;
}
type Named = { name: string };

const ROOMS = listFiles('content/rooms').map((file) => file.replace('.yaml', ''));

/** Collapses white space, including no-break spaces. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

async function textOf(page: Page): Promise<string> {
  return plain(await page.locator('body').innerText());
}

async function thingsOf(page: Page): Promise<Thing[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((script) => {
    const data = JSON.parse(script) as { '@context': string; '@graph': Thing[] };
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  });
}

async function thing(page: Page, type: string): Promise<Thing> {
  const found = (await thingsOf(page)).filter((one) => [one['@type']].flat().includes(type));
  expect(found).toHaveLength(1);
  return found[0] as Thing;
}

/** A page's photographs as addresses on this server. */
async function picturesOf(page: Page): Promise<string[]> {
  const sources = page
    .locator('main img')
    .evaluateAll((images) =>
      images.map(
        (image) =>
          new URL((image as HTMLImageElement).getAttribute('src') ?? '', location.href).pathname,
      ),
    );
  return sources;
}

const pathsOf = (addresses: unknown) =>
  (addresses as string[]).map((address) => new URL(address).pathname);

test('the inn is described by what the home page shows', async ({ page }) => {
  await page.goto('/');
  const hotel = await thing(page, 'Hotel');
  const seen = await textOf(page);
  const address = hotel['address'] as Record<string, string>;
  const said = [
    ...[hotel.name, hotel['telephone'], hotel['email']],
    ...[address['streetAddress'], address['addressLocality'], address['postalCode']],
    ...[hotel['checkinTime'], hotel['checkoutTime'], hotel['paymentAccepted']],
    ...(hotel['amenityFeature'] as Named[]).map(({ name }) => name),
  ];
  for (const text of said) expect(seen).toContain(plain(String(text)));
  expect(await picturesOf(page)).toEqual(expect.arrayContaining(pathsOf(hotel['image'])));
});

test('the number of rooms is the one the counters show', async ({ page }) => {
  await page.goto('/');
  const hotel = await thing(page, 'Hotel');
  const counter = page.locator('dl > div', { has: page.getByText('Rooms', { exact: true }) });
  await expect(counter.locator('dd').first()).toContainText(String(hotel['numberOfRooms']));
});

for (const route of ROOMS) {
  test(`${route}: a room is described by what its page shows`, async ({ page }) => {
    await page.goto(route);
    const room = await thing(page, 'HotelRoom');
    const seen = await textOf(page);
    const bed = room['bed'] as { typeOfBed: string };
    const { maxValue } = room['occupancy'] as { maxValue: number };
    const amenities = (room['amenityFeature'] as Named[]).map(({ name }) => name);
    for (const text of [bed.typeOfBed, `Sleeps ${maxValue}`, ...amenities]) {
      expect(seen).toContain(text);
    }
    expect(seen).toContain(plain(String(room['description'])));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(room.name);
    expect(await picturesOf(page)).toEqual(expect.arrayContaining(pathsOf(room['image'])));
    const offer = room['offers'] as { price: number } | undefined;
    expect(offer !== undefined).toBe(/from ₹[\d,]+ a night/.test(seen));
    if (offer) expect(seen).toContain(offer.price.toLocaleString('en-IN'));
  });
}
