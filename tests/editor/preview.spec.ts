import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { DOUBLE, field, saved } from '../support/editorPage.ts';
import { freePorts } from '../support/freePorts.ts';
import { writeSmallInn } from '../support/openEditor.ts';
import { test } from '../support/screenshots.ts';

let editor: ChildProcess;
let origin: string;
let port: number;
const parent = mkdtempSync(join(tmpdir(), 'preview-'));
const content = join(parent, 'content');

async function start(): Promise<void> {
  editor = spawn(process.execPath, ['commands/editor.ts'], {
    env: { ...process.env, CONTENT_DIR: content, DESK_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: editor.stdout ?? process.stdin });
  for await (const line of lines) {
    origin = /http:\S+/.exec(line)?.[0] ?? '';
    if (origin) break;
  }
}

async function stop(): Promise<void> {
  if (editor.exitCode !== null || editor.signalCode !== null) return;
  const ended = once(editor, 'exit');
  editor.kill();
  await ended;
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await writeSmallInn(content);
  port = await freePorts(4330, 1);
  await start();
});

test.afterAll(async () => {
  await stop();
  rmSync(parent, { recursive: true, force: true });
});

test('npm run editor: the preview beside the form shows what was saved', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${origin}/#/edit/${DOUBLE}`);
  await field(page, 'Name of the room type').fill('Double Room with a view');
  const preview = page.frameLocator('iframe[title="The page as guests see it"]');
  const heading = preview.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Double Room', { timeout: 90_000 });
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  await expect(heading).toHaveText('Double Room with a view', { timeout: 20_000 });
  // The preview was reloaded, the form beside it was not.
  await expect(field(page, 'Name of the room type')).toHaveValue('Double Room with a view');
  expect(readFileSync(join(content, DOUBLE), 'utf8')).toContain('name: Double Room with a view');
});

test('a tab that is left open goes on by itself once npm run editor is back', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${origin}/#/edit/${DOUBLE}`);
  await field(page, 'Beds').fill('A bunk bed');
  const frame = page.locator('iframe[title="The page as guests see it"]');
  const heading = frame.contentFrame().getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible({ timeout: 90_000 });
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText('Saved. The page shows it now.');
  const first = await frame.getAttribute('src');

  await stop();
  await expect(page.getByRole('alert')).toContainText('The editor does not answer');
  await expect(saved(page)).toHaveText('Saved. The page shows it once the editor is back.');
  await expect(frame).toHaveCount(0);

  const file = join(content, DOUBLE);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*$/m, 'name: Garden Room'));
  await start();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(heading).toHaveText('Garden Room', { timeout: 90_000 });
  // The preview's port changes at each start.
  expect(await frame.getAttribute('src')).not.toBe(first);
  await expect(field(page, 'Name of the room type')).toHaveValue('Garden Room');
});
