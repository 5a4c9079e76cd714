import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { contentId } from '../../build/buildId.ts';
import { error } from '../../src/content/diagnostics/diagnostic.ts';
import { violations } from '../support/axe.ts';
import { DOUBLE, field, linesChanged, saved, test } from '../support/editorPage.ts';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Inn', '-c', 'user.email=inn@inn.example', ...args], {
    cwd,
    encoding: 'utf8',
  });

test('a room is added from a copy, moved, put aside and brought back', async ({
  editor,
  visit,
}) => {
  const page = await visit('rooms');
  await page.getByLabel('A copy of').selectOption('Triple Room');
  await page.getByLabel('Name of the new room').fill('Attic Room');
  await page.getByRole('button', { name: 'Add this room' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Attic Room' })).toBeVisible();
  await expect(field(page, 'Name of the room type')).toHaveValue('Attic Room');
  expect(await editor.read('rooms/Attic_Room.yaml')).toContain('name: Attic Room');

  await visit('rooms');
  const up = page.getByRole('button', { name: 'Move up: Attic Room' });
  await up.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Moved to place 2 of 3' }),
  ).toBeAttached();
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: 'Take off the site: Double Room' }).click();
  const back = page.getByRole('button', { name: 'Put back on the site: Double Room' });
  await expect(back).toBeVisible();
  expect(await editor.read('aside/Double_Room.yaml')).toContain('name: Double Room');
  await back.click();
  await expect(back).toHaveCount(0);
  expect(await editor.read(DOUBLE)).toContain('name: Double Room');
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
  const page = await visit(`edit/${DOUBLE}?at=${encodeURIComponent('["pictures",0,"alt"]')}`);
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

test.describe('published', () => {
  test.use({ tools: { setting: 'git', build: async () => tmpdir() } });

  test('by git: what changes is said, then each step, until the host has it', async ({
    editor,
    visit,
  }) => {
    const host = mkdtempSync(join(tmpdir(), 'host-'));
    git(host, 'init', '--quiet', '--bare', '--initial-branch=main');
    git(editor.content, 'init', '--quiet', '--initial-branch=main');
    git(editor.content, 'config', 'user.name', 'Inn');
    git(editor.content, 'config', 'user.email', 'inn@inn.example');
    git(editor.content, 'add', '--all');
    git(editor.content, 'commit', '--quiet', '-m', 'The inn');
    git(editor.content, 'remote', 'add', 'origin', host);
    git(editor.content, 'push', '--quiet', '--set-upstream', 'origin', 'main');

    const page = await visit(`edit/${DOUBLE}`);
    await field(page, /^Price/).fill('1500');
    await page.keyboard.press('Control+s');
    await expect(saved(page)).toHaveText(/^Saved/);
    await page.getByRole('link', { name: 'Publish' }).click();
    await expect(page.getByRole('main')).toContainText('1,500');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Sent to your host. It needs a few minutes.')).toBeVisible();
    expect(git(host, 'show', `main:${DOUBLE}`)).toContain('price: 1500');
    expect(git(host, 'log', '-1', '--format=%s', 'main')).toContain('1,500');
  });
});

test.describe('sent to a live site', () => {
  let served = '';
  let goOn = () => {};
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    tools: async ({}, use) => {
      const host = createServer((_, response) => response.end(served)).listen(0, '127.0.0.1');
      await once(host, 'listening');
      const { port } = host.address() as AddressInfo;
      await use({
        setting: 'true',
        site: `http://127.0.0.1:${port}`,
        build: async () => tmpdir(),
        pause: () =>
          new Promise<void>((resolve) => {
            goOn = resolve;
          }),
      });
      host.closeAllConnections();
      host.close();
    },
  });

  test('it is said that guests see it once they do, with the way to look', async ({
    editor,
    visit,
  }) => {
    const page = await visit('publish');
    await page.getByRole('button', { name: 'Publish now' }).click();
    const waits = page.getByText('You will read here when the site shows');
    await expect(waits).toBeVisible();
    await expect(page.getByText(/^Published/)).toHaveCount(0);
    expect(await violations(page, [{ width: 1280, height: 800 }])).toEqual([]);
    // A reload shows the same.
    await page.reload();
    await expect(waits).toBeVisible();
    served = JSON.stringify({ content: await contentId(editor.content) });
    const says = page.getByRole('status').filter({ has: page.getByRole('link') });
    await expect
      .poll(() => {
        goOn();
        return says.textContent();
      })
      .toContain('Published. The site shows your changes.');
    const link = says.getByRole('link', { name: 'Look at the site' });
    await expect(link).toHaveAttribute('href', /^http:\/\/127/);
  });
});

test.describe('not ready', () => {
  test.use({
    tools: { setting: 'git', build: async () => tmpdir() },
    launch: { found: [error({}, 'No address is set.', 'Set it.')] },
  });

  test('what the launch check stops is said, and can be overruled', async ({ visit }) => {
    const page = await visit('publish');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('region', { name: /^Not ready/ })).toContainText(
      'No address is set.',
    );
    await page.getByRole('button', { name: 'Publish anyway' }).click();
    // The small inn is in no repository, so the step fails.
    await expect(
      page.getByText('It is not certain what guests see: look at the site.'),
    ).toBeVisible();
  });
});
