import { expect, type Locator, type Page } from '@playwright/test';
import { DOUBLE, field, linesChanged, saved, test } from '../support/editorPage.ts';

/** More tab stops than any form of the small inn has. */
const FAR = 200;

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let step = 0; step < FAR; step++) {
    await page.keyboard.press(key);
    if (await wanted.evaluateAll(([one]) => one === document.activeElement)) return;
  }
  await expect(wanted, `after ${FAR} times ${key}`).toBeFocused();
}

/** Where the focus is: in a dialog, in the form, or nowhere. */
const place = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: here } = document;
    if (here === document.body) return 'nowhere';
    return here?.closest('dialog') ? 'window' : 'form';
  });

test('a room is changed, drawn anew and saved by the keyboard alone', async ({ editor, visit }) => {
  const before = await editor.read(DOUBLE);
  const page = await visit();
  await tabTo(page, page.getByRole('link', { name: 'Double Room' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('form').waitFor();

  await tabTo(page, field(page, /^Price/));
  await page.keyboard.type('1,500');
  await tabTo(page, page.getByRole('radio', { name: 'Without air conditioning' }), 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'With air conditioning' })).toBeFocused();

  const amenities = page.getByRole('group', { name: 'Amenities' });
  await tabTo(page, amenities.getByRole('button', { name: 'Fan', exact: true }));
  await page.keyboard.press('Enter');
  const icon = amenities.getByRole('group', { name: 'Icon' }).getByRole('button');
  await tabTo(page, icon);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose an icon' });
  await tabTo(page, dialog.getByRole('searchbox'));
  await page.keyboard.type('coffee');
  await expect(dialog.getByRole('status')).toHaveText(/drawings/);
  await tabTo(page, dialog.getByRole('button', { name: 'coffee', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(icon).toBeFocused();

  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  await expect(icon).toBeFocused();
  const lines = linesChanged(before, await editor.read(DOUBLE));
  expect(lines).toEqual(['climate: ac', 'price: 1500', '  - icon: coffee']);
});

test('a window over the form holds the focus, and gives it back', async ({ visit }) => {
  const page = await visit(`edit/${DOUBLE}?at=${encodeURIComponent('["pictures",0,"alt"]')}`);
  const openers: [string, Locator][] = [
    ['photographs', page.getByRole('button', { name: 'Choose another photograph' })],
    ['throw away', page.getByRole('button', { name: 'Discard my changes' })],
  ];
  await field(page, 'Beds').fill('A bunk bed');
  for (const [name, opener] of openers) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press(key);
        // Past the end of the dialog, the browser's toolbars get the focus.
        expect(await place(page), `${name}, ${key}`).not.toBe('form');
      }
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener, name).toBeFocused();
  }
});

test('what goes away at a key leaves the focus near by, never nowhere', async ({
  editor,
  visit,
}) => {
  const page = await visit(`edit/${DOUBLE}`);
  const press = async (what: Locator) => {
    await what.focus();
    await page.keyboard.press('Enter');
    await expect(what).toHaveCount(0);
    await expect.poll(() => place(page)).toBe('form');
  };
  const amenities = page.getByRole('group', { name: 'Amenities' });
  await press(amenities.getByRole('button', { name: 'Remove: Fan' }));
  await press(page.getByRole('button', { name: 'Put it back' }));
  await field(page, 'Beds').fill('A bunk bed');
  await page.getByRole('button', { name: 'Discard my changes' }).focus();
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: 'Yes, discard it' }));

  const text = await editor.read('inn.yaml');
  await editor.write('inn.yaml', text.replace('tagline:', '# SAMPLE: made up.\ntagline:'));
  await visit('edit/inn.yaml');
  await press(page.getByRole('button', { name: /^This is true of my inn/ }));
  await visit('rooms');
  await press(page.getByRole('button', { name: 'Take off the site: Double Room' }));
  await press(page.getByRole('button', { name: 'Put back on the site: Double Room' }));
});
