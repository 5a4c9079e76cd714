import type { Page } from '@playwright/test';
import { awaitScripts, test } from './guest.ts';
import { screenshotFailure } from './screenshots.ts';

/**
 * Opens a page once for a group of tests that only read it, at any width, since opening takes most
 * of the time. Call at the top of a `test.describe`.
 */
export function onePage(path: string): () => Page {
  // Run the tests in one worker, in order.
  test.describe.configure({ mode: 'default' });
  let opened: Page | undefined;
  test.beforeAll(async ({ browser }) => {
    opened = await awaitScripts(await browser.newPage());
    await opened.goto(path);
  });
  test.afterEach(() => opened && screenshotFailure(opened.context()));
  test.afterAll(() => opened?.close());
  return () => {
    if (!opened) throw new Error(`${path} is not open.`);
    return opened;
  };
}
