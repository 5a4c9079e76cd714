import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import type { OpenFile } from '../../editor/model/api.ts';
import { readField } from '../../editor/model/fields.ts';
import { diagnosticsOf } from '../../editor/server/documents/diagnostics.ts';
import { titleOf } from '../../editor/server/documents/titles.ts';
import { editorWords as words } from '../../editor/words.ts';
import { schemaFor } from '../../src/content/files.ts';
import { writeSecondInn } from '../fixtures/secondInn.ts';
import { saved, test } from '../support/editorPage.ts';
import type { TestEditor } from '../support/openEditor.ts';
import { LONG } from '../support/places.ts';
import { Typist } from './support/typist.ts';

const second = mkdtempSync(join(tmpdir(), 'second-inn-'));
test.beforeAll(() => writeSecondInn(second));
test.afterAll(() => rmSync(second, { recursive: true, force: true }));

/** The content files of an inn, without archived rooms. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml') && !path.startsWith('aside/'))
    .sort();
const wanted = (path: string) => readFileSync(join(second, path), 'utf8');

/** What the site reads in a file. The editor decides on the folders of photographs. */
const read = (path: string, text: string): unknown =>
  JSON.parse(JSON.stringify(schemaFor(path)?.parse(parse(text))), (key, value) =>
    key === 'photo' ? basename(String(value)) : value,
  );

/** A file's title in the menu; a room's is the name that its file was made of. */
const nameOf = (path: string) => titleOf(path, undefined);

/** Opens a form from the menu. */
async function open(page: Page, path: string): Promise<void> {
  const title = nameOf(path);
  const name = page.getByText(title, { exact: true });
  await page.getByRole('navigation').getByRole('link').filter({ has: name }).click();
  await page.getByRole('form', { name: title, exact: true }).waitFor();
}

async function save(page: Page, what: string): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(saved(page), what).not.toHaveText(words.status.changed);
  await expect(saved(page), what).not.toHaveText(words.status.saving);
  const fix = await page.getByRole('region', { name: words.diagnostics.title }).allInnerTexts();
  expect([await saved(page).innerText(), fix], what).toEqual([words.status.savedUnseen, []]);
}

/** Types a file of the second inn into the open form, and saves it. */
async function typeIn(editor: TestEditor, page: Page, typist: Typist, path: string): Promise<void> {
  const { data, schema } = await editor.get<OpenFile>(`/api/file?path=${path}`);
  const field = readField(schema, '');
  const after: unknown = parse(wanted(path));
  const form = page.getByRole('form');
  if (field.kind === 'group') await typist.typeAll(field.fields, form, data, after);
  else await typist.type({ ...field, label: nameOf(path) }, form, data, after);
  await save(page, path);
}

/** Adds a room under the name that its file has. */
async function addRoom(page: Page, path: string): Promise<void> {
  await page.getByRole('link', { name: words.nav.arrange }).click();
  await page.getByLabel(words.rooms.from).selectOption('Double Room');
  await page.getByLabel(words.rooms.name).fill(nameOf(path));
  await page.getByRole('button', { name: words.rooms.make }).click();
  await page.getByRole('form', { name: nameOf(path), exact: true }).waitFor();
}

test('a room of another inn is typed in by the labels of its form', async ({ editor, visit }) => {
  const page = await visit();
  const typist = new Typist(page, (photo) => join(second, 'photos', photo));
  const path = 'rooms/Attic.yaml';
  await addRoom(page, path);
  await typeIn(editor, page, typist, path);
  expect(read(path, await editor.read(path))).toEqual(read(path, wanted(path)));
});

test('a whole other inn is typed in through the forms', { tag: LONG }, async ({
  editor,
  visit,
}) => {
  test.setTimeout(600_000);
  const page = await visit();
  const typist = new Typist(page, (photo) => join(second, 'photos', photo));
  const paths = filesOf(second);
  const rooms = paths.filter((path) => path.startsWith('rooms/'));
  for (const path of rooms) await addRoom(page, path);
  await page.getByRole('link', { name: words.nav.arrange }).click();
  for (const room of ['Double Room', 'Triple Room']) {
    await page.getByRole('button', { name: `${words.rooms.archived}: ${room}` }).click();
    await expect(page.getByRole('button', { name: `${words.rooms.back}: ${room}` })).toBeVisible();
  }
  // A facility refers to a group of the page.
  for (const path of new Set(['pages/facilities.yaml', ...paths])) {
    await open(page, path);
    await typeIn(editor, page, typist, path);
  }
  for (const path of filesOf(editor.content).filter((one) => !paths.includes(one))) {
    await open(page, path);
    await page.getByRole('button', { name: words.field.leaveOut }).click();
    await save(page, path);
  }
  expect(filesOf(editor.content)).toEqual(paths);
  for (const path of paths) {
    expect(read(path, await editor.read(path)), path).toEqual(read(path, wanted(path)));
  }
  const errors = (await diagnosticsOf(editor.content)).filter(
    ({ severity }) => severity === 'error',
  );
  expect(errors).toEqual([]);
});
