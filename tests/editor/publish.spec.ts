import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { contentId } from '../../build/buildId.ts';
import { error } from '../../src/content/diagnostics/diagnostic.ts';
import { violations } from '../support/axe.ts';
import { DOUBLE, field, saved, test } from '../support/editorPage.ts';
import { listenLocally } from '../support/listenLocally.ts';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Inn', '-c', 'user.email=inn@inn.example', ...args], {
    cwd,
    encoding: 'utf8',
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
      const host = createServer((_, response) => response.end(served));
      const port = await listenLocally(host);
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
