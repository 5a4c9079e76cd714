import { expect, type Locator, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { DOUBLE, field, test } from '../support/editorPage.ts';

test.use({
  contextOptions: { forcedColors: 'active' },
  changes: { 'inn.yaml': (text) => text.replace('tagline:', '# SAMPLE: made up.\ntagline:') },
});

/** Pixels around a control that contain its focus ring. */
const RING = 8;

/** A screenshot of a control and its surroundings. */
async function seen(page: Page, what: Locator): Promise<string> {
  await what.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await what.boundingBox();
  if (!box) throw new Error('There is nothing to be seen of it.');
  const clip = {
    x: Math.max(0, box.x - RING),
    y: Math.max(0, box.y - RING),
    width: box.width + 2 * RING,
    height: Math.min(box.height, 200) + 2 * RING,
  };
  return (await page.screenshot({ clip })).toString('base64');
}

const VIEWS = ['', 'samples', 'rooms', 'history', 'publish', 'edit/inn.yaml', `edit/${DOUBLE}`];

test('in the colours of the machine every view holds', async ({ visit }) => {
  test.setTimeout(90_000);
  for (const view of VIEWS) {
    const page = await visit(view);
    const found = await violations(page, [{ width: 1280, height: 800 }]);
    // axe reads the page's text colour, but the system's background.
    expect(
      found.filter((one) => !one.includes('color-contrast')),
      view,
    ).toEqual([]);
  }
});

test('in the colours of the machine the focus is seen at every kind of control', async ({
  visit,
}) => {
  const page = await visit(`edit/${DOUBLE}?at=${encodeURIComponent('["pictures",0,"alt"]')}`);
  const form = page.getByRole('form');
  const controls = {
    'a text': field(page, 'Beds'),
    'a choice': form.locator('label').filter({ hasText: 'Without air conditioning' }),
    'an entry': form.getByRole('button', { name: 'Fan', exact: true }),
    'a tool': form.getByRole('button', { name: 'Move down: Fan' }),
    'a photograph': form.getByRole('button', { name: /^Tap what matters most/ }),
    'a pressed button': page.getByRole('button', { name: 'Phone', exact: true }),
    'the page of today in the menu': page.getByRole('link', { name: 'Double Room' }),
    'the way to publish': page.getByRole('link', { name: 'Publish' }),
  };
  for (const [name, control] of Object.entries(controls)) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const without = await seen(page, control);
    // Focus by keyboard, to match :focus-visible.
    await page.keyboard.press('Shift');
    const radio = control.getByRole('radio');
    await ((await radio.count()) > 0 ? radio : control).focus();
    expect(await seen(page, control), name).not.toBe(without);
  }
});

test('in the colours of the machine each state is seen', async ({ visit }) => {
  const page = await visit(`edit/${DOUBLE}?at=${encodeURIComponent('["pictures",0,"alt"]')}`);
  const away = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const changes = async (name: string, what: Locator, act: () => Promise<void>) => {
    await away();
    await page.mouse.move(0, 0);
    const before = await seen(page, what);
    await act();
    await away();
    await page.mouse.move(0, 0);
    expect(await seen(page, what), name).not.toBe(before);
  };
  const preview = page.getByRole('region', { name: 'The page' });
  const editor = preview.getByRole('button', { name: 'Computer' });
  await changes('pressed', editor, () => editor.click());
  const save = page.getByRole('button', { name: 'Save' });
  await changes('can be saved', save, () => field(page, 'Beds').fill('A bunk bed'));
  const tap = page.getByRole('button', { name: /^Tap what matters most/ });
  await changes('the mark in a photograph', tap, async () => {
    await tap.focus();
    await page.keyboard.press('Shift+ArrowLeft');
  });
  const triple = page.getByRole('link', { name: 'Triple Room' });
  await changes('the page of today', triple, async () => {
    await triple.click();
    await page.getByRole('form', { name: 'Triple Room' }).waitFor();
  });
});
