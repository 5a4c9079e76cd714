import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { DOUBLE, field, linesChanged, saved, test } from '../support/editorPage.ts';

const FIRST = `edit/${DOUBLE}?at=${encodeURIComponent('["pictures",0,"alt"]')}`;

/** A photograph wider than any crop: red on the left, blue on the right. */
const twoSides = () =>
  sharp({ create: { width: 2000, height: 800, channels: 3, background: '#c22' } })
    .composite([
      {
        input: { create: { width: 1000, height: 800, channels: 3, background: '#22c' } },
        left: 1000,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();

/** Drops a file on a control. */
async function drop(page: Page, what: Locator, name: string, bytes: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([file, base64]) => {
      const carried = new DataTransfer();
      const data = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
      carried.items.add(new File([data], file, { type: 'image/jpeg' }));
      return carried;
    },
    [name, bytes.toString('base64')] as const,
  );
  await what.dispatchEvent('dragover', { dataTransfer });
  await what.dispatchEvent('drop', { dataTransfer });
}

test('a photograph is dropped on the picture it shall take the place of', async ({
  editor,
  visit,
}) => {
  const page = await visit(FIRST);
  const picture = page.getByRole('button', { name: /^Tap what matters most/ });
  await drop(page, picture, 'From the phone.jpg', await twoSides());
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Uploaded: From the phone.jpg.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this one' }).click();
  await expect(page.getByText('The photograph is new')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  expect(await editor.read(DOUBLE)).toContain('photo: rooms/from-the-phone.jpg');
});

test('a photograph is dropped in the window, where there is one to drop it in', async ({
  visit,
}) => {
  const page = await visit(FIRST);
  await page.getByRole('button', { name: 'Choose another photograph' }).click();
  const dialog = page.getByRole('dialog');
  await drop(page, dialog.getByText('Drop photographs here, or'), 'a.jpg', await twoSides());
  await expect(dialog.getByText('Uploaded: a.jpg.')).toBeVisible();
});

/** The colour in the middle of a control. */
async function colourOf(what: Locator): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(await what.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}

test('a tap says what matters, the cuts follow, and another photograph begins in its middle', async ({
  editor,
  visit,
}) => {
  const page = await visit(FIRST);
  const choose = page.getByRole('button', { name: 'Choose another photograph' });
  const dialog = page.getByRole('dialog');
  const bytes = await twoSides();
  const take = async (name: string) => {
    await choose.click();
    const file = { name, mimeType: 'image/jpeg', buffer: bytes };
    await dialog.getByLabel('Drop photographs here, or').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Use this one' }).click();
  };
  await take('One.jpg');
  const tap = page.getByRole('button', { name: /^Tap what matters most/ });
  const shape = async () => {
    const { width, height } = (await tap.boundingBox()) ?? { width: 0, height: 1 };
    return width / height;
  };
  await expect.poll(shape).toBeCloseTo(2.5, 1);
  const box = (await tap.boundingBox()) ?? { width: 0, height: 0 };
  const cuts = page.getByText('How it will be cropped').locator('..');
  const cut = cuts.getByRole('listitem').first().locator('div');
  for (const [side, colour] of [
    [0.04, 'red'],
    [0.96, 'blue'],
  ] as const) {
    await tap.click({ position: { x: box.width * side, y: box.height / 2 } });
    await expect.poll(() => colourOf(cut)).toBe(colour);
  }
  await take('Two.jpg');
  await expect(page.getByText('50 per cent from the left, 50 per cent from the top')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  expect(await editor.read(DOUBLE)).toContain('photo: rooms/two.jpg');
});

test('a photograph is taken in, and the focus set by tapping and by arrow keys', async ({
  editor,
  visit,
}) => {
  const bytes = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#222' },
  })
    .jpeg()
    .toBuffer();
  const before = await editor.read(DOUBLE);
  const page = await visit(FIRST);
  await page.getByRole('button', { name: 'Choose another photograph' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Drop photographs here, or')
    .setInputFiles({ name: 'New bed.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expect(dialog.getByText('Uploaded: New bed.jpg.')).toBeVisible();
  // A hint, not an error.
  await expect(dialog.getByText(/dark/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this one' }).click();
  await expect(page.getByText('The photograph is new')).toBeVisible();
  await field(page, /^What would you tell a friend/).fill('A dark bed');

  const tap = page.getByRole('button', { name: /^Tap what matters most/ });
  // The new photograph is narrower than the previous one: wait until it is loaded before tapping.
  const shape = async () => {
    const box = await tap.boundingBox();
    return (box?.width ?? 0) / (box?.height ?? 1);
  };
  await expect.poll(shape).toBeCloseTo(4 / 3, 1);
  const box = await tap.boundingBox();
  await tap.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.6 } });
  await expect(tap).toHaveAccessibleName(/25 per cent from the left, 60 per cent from the top/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('26 per cent from the left, 70 per cent from the top')).toBeVisible();
  await expect(page.getByText('How it will be cropped')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  const after = await editor.read(DOUBLE);
  expect(linesChanged(before, after).join()).toMatch(/photo: rooms\/New-bed\.jpg.*A dark bed/i);
});
