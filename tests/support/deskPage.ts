import { test as base, type Locator, type Page } from '@playwright/test';
import type { Launch } from '../../desk/model/api.ts';
import type { PublishTools } from '../../desk/server/publish/publisher.ts';
import { makeShell, type Shell } from '../../desk/server/shell.ts';
import { openDesk, type TestDesk } from './openDesk.ts';

export const DOUBLE = 'rooms/Double_Room.yaml';

interface Fixtures {
  /** A real desk at a small inn of this test's own. */
  desk: TestDesk;
  /** Changes to the small inn's files before the desk opens. */
  changes: Record<string, (text: string) => string>;
  launch: Launch;
  /** What the desk publishes with. */
  tools: Partial<PublishTools>;
  /** Opens a view of the desk, such as `edit/inn.yaml`. */
  visit: (view?: string, page?: Page) => Promise<Page>;
}

/** Tests at the desk: each has an inn, a server and a browser of its own; no page beside. */
export const test = base.extend<Fixtures, { shell: Shell }>({
  shell: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => use(await makeShell(process.cwd())),
    { scope: 'worker' },
  ],
  changes: [{}, { option: true }],
  launch: [{ errors: [], warnings: [] }, { option: true }],
  tools: [{}, { option: true }],
  desk: async ({ shell, changes, launch, tools }, use) => {
    const desk = await openDesk(changes, {
      shell,
      tools: { launch: async () => launch, ...tools },
    });
    await use(desk);
    // What the page asked for last is answered by then.
    await desk.get('/api/tree');
    await desk.get('/api/publish');
    await desk.close();
  },
  visit: async ({ page, desk }, use) => {
    await use(async (view = '', where = page) => {
      await where.goto(`${desk.origin}/#/${view}`);
      // The same document shows the view before until it is told of the new address.
      const [name = ''] = view.split(/[/?]/);
      const main = where.locator(`main[data-view="${name || 'first'}"]`);
      await main.getByRole('heading', { level: 1 }).waitFor();
      if (view.startsWith('edit')) await where.getByRole('form').waitFor();
      return where;
    });
    for (const open of page.context().pages()) await open.goto('about:blank');
  },
});

export const field = (page: Page | Locator, label: string | RegExp) =>
  page.getByRole('textbox', { name: label, exact: true });

/** What the desk says of the text that is typed. */
export const saved = (page: Page) => page.locator('form [role=status]').last();

/** The lines in which two texts differ, those of the second. */
export function linesChanged(before: string, after: string): string[] {
  const old = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !old.has(line));
}
