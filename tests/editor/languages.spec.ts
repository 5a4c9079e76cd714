import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { field, linesChanged, saved, test } from '../support/editorPage.ts';

const FILE = 'translations.yaml';
const START = `# Read by nobody yet.
- en: A line
  kn: ಒಂದು ಸಾಲು
  hi: एक पंक्ति
  sample: [kn, hi]
- en: We had a pool.
  kn: ಈಜುಕೊಳ ಇತ್ತು.
`;

test.use({
  changes: {
    'inn.yaml': (text) => `${text}\nlanguages: [en, kn]\n`,
    [FILE]: () => START,
  },
});

const show = (page: Page, name: string) => page.getByText(name, { exact: true }).click();
const said = (page: Page, language: string, sentence: string) =>
  field(page, `${language}: ${sentence}`);
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toHaveText(/^Saved/);
};

test('a sentence is translated, kept while it is typed, saved as one line, and undone', async ({
  editor,
  visit,
}) => {
  const page = await visit('languages');
  await page.setViewportSize({ width: 390, height: 844 });
  const address = said(page, 'Kannada', '1, First Cross');
  await address.fill('1, ಮೊದಲನೇ ಅಡ್ಡರಸ್ತೆ');
  await page.reload();
  await show(page, 'All');
  await expect(address).toHaveValue('1, ಮೊದಲನೇ ಅಡ್ಡರಸ್ತೆ');
  await save(page);
  expect(linesChanged(START, await editor.read(FILE))).toEqual([
    '- en: 1, First Cross',
    '  kn: 1, ಮೊದಲನೇ ಅಡ್ಡರಸ್ತೆ',
  ]);
  await visit('history');
  await page
    .getByRole('button', { name: /^Undo this/ })
    .first()
    .click();
  await expect(page.getByText(/^Undone: /)).toBeVisible();
  expect(await editor.read(FILE)).toBe(START);
});

test('English that changes in its form asks whether its translation is still right, in each language', async ({
  editor,
  visit,
}) => {
  const page = await visit('edit/inn.yaml?at=["tagline"]');
  await page.locator(':focus').fill('One good line');
  await save(page);
  await visit('languages');
  await show(page, 'Still right?');
  await expect(page.getByText(/The English was: “A line”\./).first()).toBeVisible();
  await page.getByRole('button', { name: 'Still right in Kannada: One good line' }).click();
  await save(page);
  expect(parse(await editor.read(FILE))[0]).toMatchObject({ was: 'A line', still: ['kn'] });
  await page.getByRole('button', { name: 'Still right in Hindi: One good line' }).click();
  await save(page);
  expect(Object.keys(parse(await editor.read(FILE))[0])).toEqual(['en', 'kn', 'hi', 'sample']);
});

test('a native speaker reads one sentence, then all; what nobody says is removed', async ({
  editor,
  visit,
}) => {
  const page = await visit('languages');
  await show(page, 'Drafts');
  await page.getByRole('button', { name: 'Read: it is right, in Hindi: A line' }).click();
  await save(page);
  expect(parse(await editor.read(FILE))[0].sample).toEqual(['kn']);
  await page.getByRole('button', { name: 'All of Kannada was read by a native speaker' }).click();
  await page.getByRole('button', { name: 'Yes, all of them' }).click();
  await show(page, 'No longer on the website');
  await page.getByRole('button', { name: 'Remove: We had a pool.' }).click();
  await save(page);
  expect(await editor.read(FILE)).toBe(
    '# Read by nobody yet.\n- en: A line\n  kn: ಒಂದು ಸಾಲು\n  hi: एक पंक्ति\n',
  );
});

test('a sentence that means two things gets a translation for one place, and gives it up again', async ({
  editor,
  visit,
}) => {
  const page = await visit('languages');
  await show(page, 'All');
  await page.getByRole('searchbox').fill('A heading');
  await said(page, 'Kannada', 'A heading').fill('ತಲೆಬರಹ');
  await page.getByText('Translate it differently in one place').click();
  await page
    .getByRole('button', { name: /^Translate it differently here: .*contact/i })
    .first()
    .click();
  const own = page.locator(':focus');
  await expect(own).toHaveAccessibleName(/^Kannada: A heading \(Only here: .*contact/i);
  await expect(own).toHaveValue('ತಲೆಬರಹ');
  await own.fill('ಸಂಪರ್ಕ');
  await save(page);
  const shared = { en: 'A heading', kn: 'ತಲೆಬರಹ' };
  const entries = async () => parse(await editor.read(FILE)).slice(2);
  expect(await entries()).toEqual([
    shared,
    { en: 'A heading', in: expect.stringMatching(/^pages\/contact\.yaml /), kn: 'ಸಂಪರ್ಕ' },
  ]);
  await page.getByRole('button', { name: /^Say the same as elsewhere/ }).click();
  await expect(page.locator(':focus')).toHaveValue('ತಲೆಬರಹ');
  await save(page);
  expect(await entries()).toEqual([shared]);
});

test('two windows translate different sentences, and differ about one', async ({
  editor,
  visit,
  context,
}) => {
  const page = await visit('languages');
  const other = await visit('languages', await context.newPage());
  await said(other, 'Kannada', 'Bengaluru').fill('ಬೆಂಗಳೂರು');
  await said(other, 'Kannada', '1, First Cross').fill('೧ನೇ ಕ್ರಾಸ್');
  await said(page, 'Kannada', '1, First Cross').fill('ಮೊದಲನೇ ಅಡ್ಡರಸ್ತೆ');
  await save(page);
  // Not by mouse: the check of what was typed may have heard of it first, and then one decides before saving.
  await other.getByRole('button', { name: 'Save', exact: true }).dispatchEvent('click');
  await expect(other.getByText('This was changed somewhere else too')).toBeVisible();
  await other
    .getByRole('group', { name: /First Cross/ })
    .getByRole('button')
    .first()
    .click();
  await save(other);
  const found = parse(await editor.read(FILE)) as { en: string; kn?: string }[];
  expect(found.find(({ en }) => en === 'Bengaluru')?.kn).toBe('ಬೆಂಗಳೂರು');
  expect(found.find(({ en }) => en === '1, First Cross')?.kn).toBe('೧ನೇ ಕ್ರಾಸ್');
});

test('a table goes to a translator and comes back: what it changes is told before it is saved', async ({
  editor,
  visit,
}) => {
  const page = await visit('languages');
  await page.getByText('A table for a translator').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the table' }).click();
  const table = readFileSync(await (await download).path(), 'utf8');
  expect(table).toMatch(/^\uFEFFEnglish,Kannada,Hindi,Where,Note\r\n/);
  const back = `${table.replace('ಒಂದು ಸಾಲು', 'ಒಂದೇ ಸಾಲು').replace(',,', ',ಅ,')}"No such",ಅ,,,\r\n`;
  const give = (name: string, text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await give('table.xlsx', 'PK\u0003\u0004');
  await expect(page.getByText(/^This is an Excel file/)).toBeVisible();
  await give('table.csv', back);
  const dialog = page.getByRole('dialog', { name: 'What this table changes' });
  await expect(dialog.getByText('1 new sentence')).toBeVisible();
  await expect(dialog.getByText('1 changed sentence')).toBeVisible();
  await expect(dialog.getByText(/^1 line whose English is not on the website/)).toBeVisible();
  expect(await editor.read(FILE)).toBe(START);
  await dialog.getByRole('button', { name: 'Save these changes' }).click();
  await expect(page.getByText(/^The table is saved/)).toBeVisible();
  expect(parse(await editor.read(FILE))[0]).toMatchObject({ kn: 'ಒಂದೇ ಸಾಲು', sample: ['hi', 'kn'] });
});

test('a language is switched on and off, and a page says how much is left', async ({
  editor,
  visit,
}) => {
  const page = await visit('languages');
  await page.getByRole('checkbox', { name: 'The website is in Hindi' }).check();
  await expect(page.getByText(/^Hindi is on\./).first()).toBeVisible();
  expect(parse(await editor.read('inn.yaml')).languages).toEqual(['en', 'kn', 'hi']);
  await page.getByRole('checkbox', { name: 'The website is in Kannada' }).uncheck();
  await expect(page.getByText(/^Kannada is off\./).first()).toBeVisible();
  expect(parse(await editor.read('inn.yaml')).languages).toEqual(['en', 'hi']);
  await expect(
    page.getByText(/This page shows in Kannada once \d+ more sentences are translated\./).first(),
  ).toBeVisible();
});

test.describe('the launch check', () => {
  test.use({
    launch: {
      found: [
        {
          ...{ severity: 'error', file: FILE, language: 'kn', pointer: [0, 'sample'] },
          ...{ message: 'Kannada: 1 sentence is a draft.', fix: 'Ask somebody to read it.' },
        },
      ],
    },
  });

  test('offers to switch a language off until it is read', async ({ editor, visit }) => {
    const page = await visit();
    await page.getByRole('button', { name: 'Switch Kannada off until it is read' }).click();
    await expect(page.getByRole('main').getByText(/^Kannada is off\./)).toBeVisible();
    expect(parse(await editor.read('inn.yaml')).languages).toEqual(['en']);
    await page.getByRole('link', { name: /^Go there: Kannada/ }).click();
    await expect(page.getByRole('heading', { name: 'Other languages' })).toBeVisible();
  });
});
