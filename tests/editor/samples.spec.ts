import { expect } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { field, test } from '../support/editorPage.ts';

const HOME = 'pages/home.yaml';

test('what is true of the inn is no sample any more', async ({ editor, visit }) => {
  const text = await editor.read('inn.yaml');
  await editor.write('inn.yaml', text.replace('tagline:', '# SAMPLE: made up.\ntagline:'));
  const page = await visit('samples');
  await expect(page.getByRole('main')).toContainText('Still samples: 1 of 1');
  await page.getByRole('link', { name: /^Change it/ }).click();
  await expect(field(page, 'One line about the inn')).toBeFocused();
  await page.getByRole('button', { name: /^This is true of my inn/ }).click();
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0);
  expect(await editor.read('inn.yaml')).toBe(text);
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
