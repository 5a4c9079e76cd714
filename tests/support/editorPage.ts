import type { Locator, Page } from '@playwright/test';
import type { Diagnostic } from '../../editor/model/api.ts';
import { type Bundle, buildBundle } from '../../editor/server/http/bundle.ts';
import type { PublishTools } from '../../editor/server/publish/publisher.ts';
import { openEditor, type TestEditor } from './openEditor.ts';
import { test as base } from './screenshots.ts';

export const DOUBLE = 'rooms/Double_Room.yaml';

interface Fixtures {
  /** An editor for this test's own small inn. */
  editor: TestEditor;
  /** Changes to the small inn's files before the editor opens. */
  changes: Record<string, (text: string) => string>;
  launch: { found: Diagnostic[] };
  /** The tools the editor publishes with. */
  tools: Partial<PublishTools>;
  /** Opens a view of the editor, such as `edit/inn.yaml`. */
  visit: (view?: string, page?: Page) => Promise<Page>;
}

/** Tests with the editor's pages, which each worker builds once. */
export const withBundle = base.extend<object, { bundle: Bundle }>({
  bundle: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => use(await buildBundle(process.cwd())),
    // Does not count towards the time of a worker's first test.
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Editor tests, each with an inn, a server and a browser of its own; no preview. */
export const test = withBundle.extend<Fixtures>({
  changes: [{}, { option: true }],
  launch: [{ found: [] }, { option: true }],
  tools: [{}, { option: true }],
  editor: async ({ bundle, changes, launch, tools }, use) => {
    const editor = await openEditor(changes, {
      bundle,
      tools: { launch: async () => launch.found, ...tools },
    });
    await use(editor);
    // Once these requests are answered, so is the page's last one.
    await editor.get('/api/tree');
    await editor.get('/api/publish');
    await editor.close();
  },
  visit: async ({ page, editor }, use) => {
    await use(async (view = '', where = page) => {
      await where.goto(`${editor.origin}/#/${view}`);
      // The document shows the previous view until it notices the new address.
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

/** The editor's message about typed text. */
export const saved = (page: Page) => page.locator('form [role=status]').last();

/** Lines of the second text that differ from the first. */
export function linesChanged(before: string, after: string): string[] {
  const old = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !old.has(line));
}
