import { expect, test } from '../support/guest.ts';
import { chat, inn, mailbox, pageContent, telephone } from '../support/inn.ts';
import { onePage } from '../support/onePage.ts';

const contact = pageContent('contact');
const open = onePage('/contact');

test('the form comes first, the map below it', async () => {
  const main = open().getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
  const form = await main.getByRole('form', { name: 'Message to the inn' }).boundingBox();
  const map = await main.getByRole('heading', { name: contact.map.heading }).boundingBox();
  expect(form && map && form.y + form.height).toBeLessThan(map?.y ?? 0);
});

test('beside the form are the telephone, WhatsApp, e-mail and directions', async () => {
  const main = open().getByRole('main');
  for (const [name, href] of [
    [/^Call/, telephone],
    [/^WhatsApp/, chat],
    [/^E-mail/, mailbox],
    [/^Directions/, /google\.com\/maps\/dir\/.*560068/],
  ] as const) {
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href);
  }
});

test('the house facts are told', async () => {
  const facts = open().getByRole('main').locator('dl');
  await expect(facts).toContainText(/24\shours/);
  await expect(facts).toContainText('All major cards accepted');
  await expect(facts).toContainText(inn.checkIn);
});

test('the way to the inn is described', async () => {
  const place = open().getByRole('region', { name: contact.map.heading });
  for (const way of contact.map.arriving) await expect(place).toContainText(way);
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} the button to send is in the first screen`, async () => {
    const page = open();
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const send = page.getByRole('main').getByRole('button', { name: 'Send message' });
    await expect(send).toBeInViewport({ ratio: 1 });
    const isFree = await send.evaluate((button) => {
      const { left, bottom, width } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, bottom - 3));
    });
    expect(isFree).toBe(true);
  });
}
