import { expect } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { field, saved, test } from '../support/editorPage.ts';

const HOME = 'pages/home.yaml';

test('a section is switched off and on again, and its words stay', async ({ editor, visit }) => {
  const before = await editor.read(HOME);
  const page = await visit(`edit/${HOME}`);
  const promo = page.getByRole('switch', { name: 'Shown on the site: Wide photograph' });
  await expect(promo).toBeChecked();
  await promo.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Wide photograph is not shown to guests, so the page')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Wide photograph' })).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toContainText('Saved');
  expect(await editor.read(HOME)).toBe(`hidden:\n  - promo\n${before}`);

  await page.getByText('What is saved here').click();
  await expect(field(page.getByRole('group', { name: 'Wide photograph' }), 'Sentence')).toHaveValue(
    'A sentence.',
  );
  await promo.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => editor.read(HOME)).toBe(before);
  await visit('history');
  await expect(page.getByText('switched off: Wide photograph (Home page)')).toBeVisible();
  await expect(page.getByText('shown again: Wide photograph (Home page)')).toBeVisible();
});

test('a whole page is switched off at its head', async ({ editor, visit }) => {
  const page = await visit('edit/pages/gallery.yaml');
  await page.getByRole('switch', { name: 'The whole page' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => editor.read('pages/gallery.yaml')).toContain('hidden:\n  - all\n');
});

test.describe('while samples are left', () => {
  test.use({
    changes: {
      'inn.yaml': (text: string) => text.replace(/^phone:.*$/m, '$& # SAMPLE'),
      'rooms/Triple_Room.yaml': (text: string) => text.replace(/^beds:.*$/m, '$& # SAMPLE'),
      'testimonials.yaml': (text: string) => `# SAMPLE\n${text}`,
      'pages/home.yaml': (text: string) =>
        text.replace(/^title:.*$/m, 'title: "[name] – clean rooms off Hosur Road, [city]"'),
    },
  });

  test('the first view leads from the sample to the inn, and switches off the rest', async ({
    editor,
    visit,
  }) => {
    const page = await visit();
    const hour = page.getByRole('region', { name: 'From the sample to your inn' });
    const step = (name: string) =>
      hour.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(step('Name, numbers and address')).toHaveAttribute('data-step', 'next');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take off the site: Triple Room' }).click();
    await expect(hour.getByText('Triple Room')).toHaveCount(0);
    await page.getByText('What would be switched off (1)').click();
    await expect(step('Done for today')).toContainText('Guests’ words (Home page)');
    await page.getByRole('button', { name: 'Switch off what is still a sample' }).click();
    await expect(step('Done for today')).toHaveAttribute('data-step', 'done');
    expect(await editor.read(HOME)).toContain('hidden:\n  - testimonials\n');
  });

  test('a sentence of the sample is confirmed as true', async ({ editor, visit }) => {
    const page = await visit('samples');
    const sentence = '[name] – clean rooms off Hosur Road, [city]';
    await expect(page.getByRole('main').getByText(sentence, { exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: `This is true of my inn: ${sentence}` }).click();
    await expect(page.getByRole('main').getByText(sentence, { exact: true })).toHaveCount(0);
    expect(await editor.read('true-words.yaml')).toContain(sentence);
  });
});
