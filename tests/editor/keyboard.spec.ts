import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { flatPhoto } from '../fixtures/contentFolder.ts';
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

test('on a phone the line round a heading in focus keeps clear of what follows it', async ({
  visit,
}) => {
  for (const view of ['setup', 'photos', 'prices', 'samples', 'history', 'publish']) {
    const page = await visit(view);
    await page.setViewportSize({ width: 390, height: 844 });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const room = await heading.evaluate((one) => {
      const next = one.nextElementSibling ?? one.parentElement?.nextElementSibling;
      return (next?.getBoundingClientRect().top ?? 0) - one.getBoundingClientRect().bottom;
    });
    // The line is 3 px wide and 4 px away from the heading.
    expect(room, view).toBeGreaterThan(7);
  }
});

test('a room is changed, drawn anew and saved by the keyboard alone', async ({ editor, visit }) => {
  const before = await editor.read(DOUBLE);
  const page = await visit();
  await tabTo(page, page.getByRole('link', { name: 'Double Room' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('form').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('outline-style', 'solid');

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
  await expect(dialog.getByRole('status')).toHaveText(/icons/);
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
  await expect(amenities.locator('[data-entry] :focus')).toHaveCount(1);
  await press(page.getByRole('button', { name: 'Put it back' }));
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await field(page, 'Beds').fill('A bunk bed');
  await page.getByRole('button', { name: 'Discard my changes' }).focus();
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: 'Yes, discard it' }));
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();

  const text = await editor.read('inn.yaml');
  await editor.write('inn.yaml', text.replace('tagline:', '# SAMPLE: made up.\ntagline:'));
  await visit('edit/inn.yaml');
  await press(page.getByRole('button', { name: /^This is true of my inn/ }));
  await visit('rooms');
  await press(page.getByRole('button', { name: 'Take off the site: Double Room' }));
  await expect(page.getByRole('main').getByRole('link', { name: 'Triple Room' })).toBeFocused();
  await press(page.getByRole('button', { name: 'Put back on the site: Double Room' }));
  const down = page.getByRole('button', { name: 'Move down: Double Room' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Moved to place 2 of 2.')).toBeAttached();
  await expect(down).toHaveAttribute('aria-disabled', 'true');
  await expect(down).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Take off the site: Double Room' })).toBeFocused();
});

test('a button that goes away in a window leaves the focus in it', async ({ editor, visit }) => {
  const photo = await flatPhoto(1200);
  await writeFile(join(editor.content, 'photos/public/cat.jpg'), photo);
  const page = await visit('photos');
  await page.getByRole('button', { name: /^bed/ }).press('Enter');
  const replace = page.getByRole('button', { name: 'Replace it everywhere' });
  await replace.press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Photographs' });
  await chooser.getByRole('button', { name: /^cat/ }).press('Enter');
  await expect(replace).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo this' });
  await undo.press('Enter');
  await expect(undo).toHaveCount(0);
  await expect.poll(() => place(page)).toBe('window');
});

test('a deleted photograph comes back at the next key, however far down it was', async ({
  editor,
  visit,
}) => {
  const photo = await flatPhoto(1200);
  await writeFile(join(editor.content, 'photos/public/zebra.jpg'), photo);
  const page = await visit('photos');
  await page.setViewportSize({ width: 390, height: 700 });
  const zebra = page.getByRole('button', { name: /^zebra/ });
  await zebra.press('Enter');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeFocused();
  await expect(undo).toBeInViewport();
  await expect(zebra).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Restored: zebra.')).toBeVisible();
  await expect(zebra).toBeVisible();
  await expect.poll(() => place(page)).toBe('form');
});

test('the arrow keys look through the sections of a form, and Enter goes there', async ({
  visit,
}) => {
  const page = await visit('edit/pages/home.yaml');
  await page.setViewportSize({ width: 780, height: 844 });
  const sections = page.getByRole('combobox', { name: 'Go to' });
  await sections.focus();
  const first = await sections.inputValue();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await expect(sections).toBeFocused();
  const chosen = await sections.inputValue();
  expect(chosen).not.toBe(first);
  await page.keyboard.press('Enter');
  await expect(page.locator(`[id="${chosen}"] :focus`)).toBeInViewport();
});
