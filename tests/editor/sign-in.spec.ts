import { expect } from '@playwright/test';
import { buildBundle } from '../../editor/server/http/bundle.ts';
import { violations } from '../support/axe.ts';
import { field } from '../support/editorPage.ts';
import { freePorts } from '../support/freePorts.ts';
import { ASHA, type HostedEditor, openHostedEditor } from '../support/hostedEditor.ts';
import { test as base } from '../support/screenshots.ts';

/** An editor at an origin of its own; names below localhost lead to this machine, and count as safe. */
const test = base.extend<{ editor: HostedEditor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  editor: async ({}, use, { parallelIndex }) => {
    const port = await freePorts(4700 + 10 * parallelIndex, 1);
    const origin = `http://edit.localhost:${port}`;
    const editor = await openHostedEditor({
      origin,
      port,
      bundle: await buildBundle(process.cwd()),
    });
    await use(editor);
    await editor.close();
  },
});

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test('an owner types her address, opens the mailed link and is in the editor', async ({
  editor,
  page,
}) => {
  await page.goto(`${editor.origin}/#/edit/inn.yaml`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await violations(page, SIZES)).toEqual([]);
  await field(page, 'Your e-mail address').fill(ASHA);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  const mail = await page.context().newPage();
  await mail.goto(editor.letters[0]?.link ?? '');
  await mail.getByRole('button', { name: 'To the editor' }).click();
  await expect(mail.getByRole('heading', { level: 1, name: /What would you like/ })).toBeVisible();
  expect(mail.url()).not.toContain('link');
  // The tab that asked goes on where it was.
  await expect(page.getByRole('form')).toBeVisible();
});

test('a link opened in another browser explains, and a new one can be sent from there', async ({
  editor,
  page,
  browser,
}) => {
  await page.goto(editor.origin);
  await field(page, 'Your e-mail address').fill(ASHA);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(/a link is on its way/)).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(editor.letters[0]?.link ?? '');
  await expect(other.getByText(/asked for in another browser/)).toBeVisible();
  await field(other, 'Your e-mail address').fill(ASHA);
  await other.getByRole('button', { name: 'Send me a link' }).click();
  await expect.poll(() => editor.letters.length).toBe(2);
  await other.goto('about:blank');
  await other.goto(editor.letters[1]?.link ?? '');
  await expect(other.getByRole('button', { name: 'To the editor' })).toBeVisible();
  await other.context().close();
});
