import { expect } from '@playwright/test';
import type { FileEntry, Tree } from '../../editor/model/api.ts';
import { LANGUAGE_COOKIE, languages } from '../../editor/model/language.ts';
import { error, warning } from '../../src/content/diagnostics/diagnostic.ts';
import { violations } from '../support/axe.ts';
import { DOUBLE, field, test } from '../support/editorPage.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const ONE = SIZES.slice(2);

const VIEWS = [
  '',
  'samples',
  'photos',
  'rooms',
  'prices',
  'languages',
  'history',
  'publish',
  'setup',
  `edit/${DOUBLE}`,
];

test.use({
  changes: {
    'inn.yaml': (text) => text.replace('tagline:', '# SAMPLE: made up.\ntagline:'),
    'translations.yaml': () => '- en: A line\n  kn: ಒಂದು ಸಾಲು\n  sample: [kn]\n',
    'testimonials.yaml': (text) => `# SAMPLE: nobody said this.\n\n${text}`,
  },
  launch: {
    found: [
      error({ file: 'inn.yaml' }, 'The address is not set.', 'Write it.'),
      { ...error({}, 'A computer render.', 'Choose another.'), replace: 'public/house.jpg' },
      warning({ file: DOUBLE, pointer: ['price'] }, 'No price anywhere.', 'Add one.'),
    ],
  },
});

test('every view holds at each width', async ({ visit }) => {
  test.setTimeout(90_000);
  for (const view of VIEWS) {
    const page = await visit(view);
    expect(await violations(page, SIZES), view).toEqual([]);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${view} at ${size.width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('every form holds', async ({ editor, visit }) => {
  test.setTimeout(120_000);
  const { files } = await editor.get<Tree>('/api/tree');
  for (const { path } of files as FileEntry[]) {
    const page = await visit(`edit/${path}`);
    expect(await violations(page, ONE), path).toEqual([]);
  }
});

test('every state of a form holds', async ({ editor, visit }) => {
  test.setTimeout(90_000);
  const page = await visit(`edit/${DOUBLE}?at=${encodeURIComponent('["pictures",0,"alt"]')}`);
  await expect(field(page, /^What would you tell a friend/)).toBeFocused();
  await page
    .getByRole('group', { name: 'Amenities' })
    .getByRole('button', { name: 'Fan', exact: true })
    .click();
  await field(page, 'Number of beds').fill('two');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'To correct' })).toBeVisible();
  expect(await violations(page, SIZES), 'an error').toEqual([]);
  await page.getByRole('button', { name: 'Choose another photograph' }).click();
  expect(await violations(page, SIZES), 'photographs').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Icon' }).getByRole('button').click();
  await expect(page.getByRole('status').filter({ hasText: 'icons' })).toBeVisible();
  expect(await violations(page, SIZES), 'icons').toEqual([]);
  await page.keyboard.press('Escape');
  const text = await editor.read(DOUBLE);
  await editor.write(DOUBLE, text.replace('bedCount: 2', 'bedCount: 4'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This was changed somewhere else too')).toBeVisible();
  expect(await violations(page, SIZES), 'changed elsewhere').toEqual([]);
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  expect(await violations(page, ONE), 'asked').toEqual([]);
});

test('every control is large enough for a finger, and letters may be twice as large', async ({
  visit,
}) => {
  const page = await visit(`edit/${DOUBLE}`);
  await page.setViewportSize(SIZES[0] ?? { width: 390, height: 844 });
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea, nav a, header a')]
      .map((one) => ({
        box: one.closest('label')?.getBoundingClientRect() ?? one.getBoundingClientRect(),
        name: one.outerHTML.slice(0, 120),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && (box.height < 44 || box.width < 44))
      .map(({ box, name }) => `${box.width} × ${box.height} ${name}`),
  );
  expect(small).toEqual([]);
  await page.setViewportSize({ width: 640, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});

test('letters twice as large, and a page twice as large, fit a phone in each language', async ({
  editor,
  visit,
  context,
}) => {
  // The header counts what is not published.
  await editor.save(DOUBLE, { op: 'set', at: ['price'], value: 1500 });
  for (const language of Object.keys(languages)) {
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: editor.origin }]);
    const page = await visit('history');
    for (const [width, size] of [
      [390, '200%'],
      [195, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(
        (to) => document.documentElement.style.setProperty('font-size', to),
        size,
      );
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${language} at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.goto('about:blank');
  }
});

test('letters twice as large fit the smallest phone in each view', async ({ visit }) => {
  const page = await visit();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const view of [...VIEWS, 'edit/nearby-places.yaml']) {
    await visit(view);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(over, view).toBeLessThanOrEqual(0);
  }
});

test.describe('a guest of a long name', () => {
  test.use({
    changes: {
      'testimonials.yaml': (text) =>
        text.replace('- name: Asha', '# SAMPLE\n- name: Meenakshisundaram Venkatasubramanian'),
    },
  });

  test('fits a phone', async ({ visit }) => {
    const page = await visit('edit/testimonials.yaml');
    await page.setViewportSize({ width: 390, height: 844 });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await over()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /^Meenakshisundaram/ }).click();
    expect(await over()).toBeLessThanOrEqual(0);
  });
});

test('a link to a field brings the focus there, a link to a view to its beginning', async ({
  visit,
}) => {
  const page = await visit();
  await page.getByRole('link', { name: /^Go there: No price/ }).click();
  await expect(field(page, /^Price/)).toBeFocused();
  await page.getByRole('link', { name: 'Add or arrange rooms' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle('Small Inn: the editor');
});
